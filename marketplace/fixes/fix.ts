/** A change that one press makes: a new text, or the editor in which the missing one is written. */
export type Fix =
  | { kind: 'patch'; field: 'generatedTitle'; label: string; patch: { generatedTitle: string } }
  | { kind: 'patch'; field: 'generatedTags'; label: string; patch: { generatedTags: string[] } }
  | {
      kind: 'patch'
      field: 'generatedDescription'
      label: string
      patch: { generatedDescription: string }
    }
  | { kind: 'write'; field: 'generatedAltText'; label: string; suggestion: string }
