import { ComparedTags, ComparedText } from '#client/comparing/compared.tsx'
import { differenceOf, differenceOfTags, type Piece } from '#client/comparing/difference.ts'
import { areTags, asTags, asText, type Said } from '#client/comparing/said.ts'
import { CardSection } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'

type ChangedPartProps = {
  heading: string
  before: Said
  after: Said
  /** Without what went, and without marks. */
  isPlain: boolean
  /** How long it was and is, where that matters. */
  hasSizes: boolean
  /** How its text is compared, where not by sentences. */
  compare?: ((before: string, after: string) => Piece[]) | undefined
  className?: string | undefined
}

/** One part of a listing in two versions: its words, what went struck through and what came underlined. */
export function ChangedPart({
  heading,
  before,
  after,
  isPlain,
  className,
  ...props
}: ChangedPartProps) {
  const { hasSizes, compare = differenceOf } = props
  const isOfTags = areTags(before, after)
  const pieces = isOfTags
    ? differenceOfTags(asTags(before), asTags(after))
    : compare(asText(before), asText(after))
  const shown = isPlain
    ? pieces
        .filter(({ kind }) => kind !== 'gone')
        .map(({ text }) => ({ kind: 'same', text }) as const)
    : pieces
  return (
    <CardSection title={heading} counter={hasSizes && sizesOf(before, after)}>
      {isOfTags ? (
        <ComparedTags pieces={shown} />
      ) : (
        <ComparedText pieces={shown} className={className} />
      )}
      {shown.length === 0 && <p className="text-ink-3">Empty</p>}
    </CardSection>
  )
}

/** "43 to 76 characters", or "13 tags" where there are as many. */
function sizesOf(before: Said, after: Said): string {
  const [was, is] = [before?.length ?? 0, after?.length ?? 0]
  const unit = Array.isArray(after) ? 'tags' : 'characters'
  return was === is
    ? `${wholeNumber(is)} ${unit}`
    : `${wholeNumber(was)} to ${wholeNumber(is)} ${unit}`
}
