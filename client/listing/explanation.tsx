import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CardSection } from '#client/ui/card.tsx'
import { countedAnew, type ExplanationPair, explanationPairs } from './explanation-pairs.ts'

type ExplanationProps = {
  text: string
  /** How many tags the listing has by now: what was counted when it was written is true no longer once she adds one. */
  tags?: number
}

/** Why the texts are as they are. */
export function Explanation({ text: written, tags }: ExplanationProps) {
  const text = tags === undefined ? written : countedAnew(written, tags)
  const pairs = explanationPairs(text)
  return (
    <CardSection title="AI Analysis & SEO Explanation" className="grow bg-paper">
      {pairs === null ? (
        <p
          dir="auto"
          className="max-w-[70ch] text-small wrap-anywhere whitespace-pre-line text-ink-2"
        >
          {text}
        </p>
      ) : (
        <Pairs pairs={pairs} />
      )}
    </CardSection>
  )
}

/** A phone shows first what asks something of her, else one of them; all come on request. */
function firstOf(pairs: ExplanationPair[]): readonly ExplanationPair[] {
  const asking = pairs.filter(({ isDetail }) => !isDetail)
  return asking.length > 0 ? asking : pairs.slice(0, 1)
}

function Pairs({ pairs }: { pairs: ExplanationPair[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const first = firstOf(pairs)
  const canFold = pairs.length > first.length
  return (
    <>
      <dl className="text-small">
        {pairs.map((pair) => (
          <div
            key={pair.topic}
            className={classNames(
              'grid gap-x-4 gap-y-0.5 border-line-soft py-2.5 not-first:border-t first:pt-0 last:pb-0 sm:grid-cols-[116px_minmax(0,70ch)]',
              !isWhole && !first.includes(pair) && 'max-md:hidden',
            )}
          >
            <dt dir="auto" className="font-semibold">
              {pair.topic}
            </dt>
            <dd dir="auto" className="wrap-anywhere text-ink-2">
              {pair.words}
            </dd>
          </div>
        ))}
      </dl>
      {canFold && !isWhole && (
        <Button
          look="quiet"
          size="small"
          icon={<ChevronDown aria-hidden="true" />}
          className="-ml-3 md:hidden"
          onClick={() => setIsWhole(true)}
        >
          All {pairs.length} reasons
        </Button>
      )}
    </>
  )
}
