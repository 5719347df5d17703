import { ComparedText } from '#client/comparing/compared.tsx'
import { differenceOf, type Piece } from '#client/comparing/difference.ts'
import { explanationPairs } from '#client/listing/explanation-pairs.ts'
import { CardSection } from '#client/ui/card.tsx'

type ChangedReasonsProps = {
  before: string
  after: string
  /** Without what went, and without marks. */
  isPlain: boolean
}

/** The reasons in two versions, each beside what it speaks of; marked as one text where either is not told so. */
export function ChangedReasons({ before, after, isPlain }: ChangedReasonsProps) {
  const old = reasonsOf(before)
  const now = reasonsOf(after)
  // Of reasons that came all at once every word would be marked.
  const isBare = isPlain || before === ''
  if (old === null || now === null) {
    return (
      <CardSection title="Reasons">
        <ComparedText
          pieces={piecesOf(before, after, isBare)}
          className="max-w-[70ch] text-small text-ink-2"
        />
      </CardSection>
    )
  }
  const topics = [...new Set([...now.keys(), ...(isBare ? [] : old.keys())])]
  return (
    <CardSection title="Reasons" counter={!isPlain && before === '' && 'new'}>
      <dl className="text-small">
        {topics.map((topic) => (
          <div
            key={topic}
            className="grid gap-x-4 gap-y-0.5 border-line-soft py-2.5 not-first:border-t first:pt-0 last:pb-0 sm:grid-cols-[116px_minmax(0,70ch)]"
          >
            <dt dir="auto" className="font-semibold">
              {topic}
            </dt>
            <dd className="text-ink-2">
              <ComparedText pieces={piecesOf(old.get(topic) ?? '', now.get(topic) ?? '', isBare)} />
            </dd>
          </div>
        ))}
      </dl>
    </CardSection>
  )
}

/** By what they speak of; null where they are not told so. */
function reasonsOf(text: string): ReadonlyMap<string, string> | null {
  if (text === '') return new Map()
  const pairs = explanationPairs(text)
  return pairs && new Map(pairs.map(({ topic, words }) => [topic, words]))
}

function piecesOf(before: string, after: string, isBare: boolean): Piece[] {
  return isBare ? [{ kind: 'same', text: after }] : differenceOf(before, after)
}
