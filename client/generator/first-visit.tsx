import type { ReactNode } from 'react'
import { CardSection } from '#client/ui/card.tsx'
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

/** As much of it as is shown at first. */
export type FirstExample = Pick<
  Example,
  'notes' | 'focusKeywords' | 'title' | 'description' | 'tags'
> & {
  /** How many keywords there are beside the starred ones. */
  more: number
}

/** For whoever has no listing yet: a finished one, and the notes that it was made from. There is nothing to press,
 *  for with the first move it is dressed: what is read already stays where it is. */
export function FirstVisit({ example }: { example: FirstExample }) {
  return (
    <>
      <ExampleNotes example={example} />
      <ExampleTexts example={example}>
        <div className="pt-[21px] pb-5">
          <div className="h-[26px] rounded-[3px] bg-sunk" />
        </div>
      </ExampleTexts>
      <CardSection title="Tags">
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {example.tags.map((tag) => (
            <li key={tag} className="swing-tag swing-tag-plain">
              {tag}
            </li>
          ))}
        </ul>
      </CardSection>
    </>
  )
}

type ExampleNotesProps = { example: Pick<FirstExample, 'notes' | 'focusKeywords' | 'more'> }

/** What was typed, and that the rest was written from it. */
export function ExampleNotes({ example }: ExampleNotesProps) {
  return (
    <div className="grid gap-4 px-4 pb-5 md:px-6">
      <KraftLabel className="px-5 py-3.5 text-small">
        <h3 className="font-semibold">Typed by the maker</h3>
        <p className="mt-1">{example.notes}</p>
        <KeywordsTyped example={example} />
      </KraftLabel>
      <p className="scotch-rule pt-2.5 text-meta font-semibold text-ink-2">
        Written from it: a title and tags that buyers search for, and your words in order
      </p>
    </div>
  )
}

type ExampleTextsProps = {
  example: Pick<Example, 'title' | 'description'>
  /** Under the title its tape. */
  children: ReactNode
  /** What is counted of the title, and said of the description. */
  counters?: readonly [string, string]
}

export function ExampleTexts({ example, children, counters }: ExampleTextsProps) {
  const { title, description } = example
  return (
    <>
      <CardSection title="Title" counter={counters?.[0]}>
        <p className="mb-1.5 text-[1.0625rem] leading-[1.4] font-semibold text-pretty md:text-[1.1875rem] md:leading-[1.42]">
          {title}
        </p>
        {children}
      </CardSection>
      <CardSection title="Description" counter={counters?.[1]}>
        <div className="grid max-w-[70ch] gap-[0.6em]">
          {description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </CardSection>
    </>
  )
}

/** The starred ones by name, and how many there are beside them. */
function KeywordsTyped({ example: { focusKeywords, more } }: ExampleNotesProps) {
  return (
    <p className="mt-1.5 text-ink-2">
      Keywords: {focusKeywords.map((keyword) => `★ ${keyword}`).join(', ')} and {more} more
    </p>
  )
}
