import { KraftLabel } from '#client/ui/kraft-label.tsx'

/** What a maker typed, and the listing that was written from it. */
export type Example = {
  nickname: string
  notes: string
  keywords: readonly string[]
  focusKeywords: readonly string[]
  title: string
  description: readonly string[]
  tags: readonly string[]
  altText: string
  /** What is to be seen on it. */
  photo: string
}

/** For whoever has no listing yet: a finished one, and the notes that it was made from. There is nothing to press,
 *  for with the first move it is dressed, and grows. */
export function FirstVisit({ example }: { example: Example }) {
  return (
    <div className="grid gap-4 px-4 pb-6 md:px-6">
      <KraftLabel className="px-5 py-3.5 text-small">
        <h3 className="font-semibold">Typed by the maker</h3>
        <p className="mt-1">{example.notes}</p>
        <KeywordsTyped example={example} />
      </KraftLabel>
      <WrittenFromIt />
      <p className="text-[1.1875rem] leading-[1.42] font-semibold">{example.title}</p>
      {example.description.map((paragraph) => (
        <p key={paragraph} className="max-w-[68ch]">
          {paragraph}
        </p>
      ))}
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {example.tags.map((tag) => (
          <li key={tag} className="swing-tag swing-tag-plain">
            {tag}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What of the listing is new, and what is the maker's own. */
export function WrittenFromIt() {
  return (
    <p className="scotch-rule pt-2.5 text-meta font-semibold text-ink-2">
      Written from it: a title and tags that buyers search for, and your words in order
    </p>
  )
}

/** The starred ones by name, and how many there are beside them. */
export function KeywordsTyped({ example: { keywords, focusKeywords } }: { example: Example }) {
  return (
    <p className="mt-1.5 text-ink-2">
      Keywords: {focusKeywords.map((keyword) => `★ ${keyword}`).join(', ')} and{' '}
      {keywords.length - focusKeywords.length} more
    </p>
  )
}
