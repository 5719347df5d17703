import { CardSection } from '#client/ui/card.tsx'
import { Paragraphs } from '#client/ui/paragraphs.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { differenceOf, differenceOfTags, type Piece } from './difference.ts'

type Said = string | readonly string[] | null

type ChangedPartProps = {
  heading: string
  before: Said
  after: Said
  /** Without what went, and without marks. */
  isPlain: boolean
  className?: string | undefined
}

/** One part of a listing in two versions: its words, what went struck through and what came underlined. */
export function ChangedPart({ heading, before, after, isPlain, className }: ChangedPartProps) {
  const isOfTags = Array.isArray(before) || Array.isArray(after)
  const pieces = isOfTags
    ? differenceOfTags(asTags(before), asTags(after))
    : differenceOf(asText(before), asText(after))
  const shown = isPlain
    ? pieces
        .filter(({ kind }) => kind !== 'gone')
        .map(({ text }) => ({ kind: 'same', text }) as const)
    : pieces
  return (
    <CardSection title={heading} counter={sizesOf(before, after)} className="difference">
      {isOfTags ? (
        <ul className="flex flex-wrap gap-1.5">
          {shown.map((piece, at) => (
            <li key={at} className="compared-tag">
              <Marked piece={piece} />
            </li>
          ))}
        </ul>
      ) : (
        <div dir="auto" className={`wrap-anywhere whitespace-pre-line ${className ?? ''}`}>
          {shown.map((piece, at) => (
            <Marked key={at} piece={piece} />
          ))}
          {shown.length === 0 && <span className="text-ink-3">Empty</span>}
        </div>
      )}
    </CardSection>
  )
}

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  switch (kind) {
    case 'gone':
      return (
        <del>
          <span className="sr-only"> (removed: </span>
          <Paragraphs text={text} />
          <span className="sr-only">) </span>
        </del>
      )
    case 'new':
      return (
        <ins>
          <span className="sr-only"> (added: </span>
          <Paragraphs text={text} />
          <span className="sr-only">) </span>
        </ins>
      )
    case 'same':
      return <Paragraphs text={text} />
    default:
      return kind satisfies never
  }
}

function asTags(said: Said): readonly string[] {
  return typeof said === 'string' || said === null ? [] : said
}

function asText(said: Said): string {
  return typeof said === 'string' ? said : ''
}

/** "43 to 76 characters", or "13 tags" where there are as many. */
function sizesOf(before: Said, after: Said): string {
  const [was, is] = [before?.length ?? 0, after?.length ?? 0]
  const unit = Array.isArray(after) ? 'tags' : 'characters'
  return was === is
    ? `${wholeNumber(is)} ${unit}`
    : `${wholeNumber(was)} to ${wholeNumber(is)} ${unit}`
}
