/** A change that one press makes: a new text, or the editor in which the missing one is written. */
export type Fix =
  | (Patch & { field: 'generatedTitle'; patch: { generatedTitle: string } })
  | (Patch & { field: 'generatedTags'; patch: { generatedTags: string[] } })
  | (Patch & { field: 'generatedDescription'; patch: { generatedDescription: string } })
  | { kind: 'write'; field: 'generatedAltText'; label: string; suggestion: string }

/** What the press is called, and what it has done, as it is told afterwards. */
export type Words = { label: string; done: string }

type Patch = Words & { kind: 'patch' }
