import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CardSection } from '#client/ui/card.tsx'
import { type ExplanationPair, explanationPairs } from './explanation-pairs.ts'

/** Why the texts are as they are. */
export function Explanation({ text }: { text: string }) {
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

/** Of more than these a phone shows them first, and all on request. */
const FIRST_MAX = 3

function Pairs({ pairs }: { pairs: ExplanationPair[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const canFold = pairs.length > FIRST_MAX
  return (
    <>
      <dl className="text-small">
        {pairs.map(({ topic, words, isDetail }) => (
          <div
            key={topic}
            className={classNames(
              'grid gap-x-4 gap-y-0.5 border-line-soft py-2.5 not-first:border-t first:pt-0 last:pb-0 sm:grid-cols-[116px_minmax(0,70ch)]',
              canFold && !isWhole && isDetail && 'max-md:hidden',
            )}
          >
            <dt dir="auto" className="font-semibold">
              {topic}
            </dt>
            <dd dir="auto" className="wrap-anywhere text-ink-2">
              {words}
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
