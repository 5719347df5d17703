import { Check, Lightbulb } from 'lucide-react'
import { Banner } from '#client/ui/banner.tsx'
import { isShort, keywordCountAdvice, KEYWORDS, shortKeywordAdvice } from '#contract/keywords.ts'
import type { KeywordList } from './keyword-list.ts'

/** What the keywords add up to, and the advice while there are too few. */
export function KeywordAdvice({ list }: { list: KeywordList }) {
  const { keywords } = list
  if (keywords.length === 0) return null
  const advice = [keywordCountAdvice(keywords), shortKeywordAdvice(keywords)].filter(Boolean)
  return (
    <>
      <KeywordSummary list={list} />
      {advice.length > 0 && (
        <Banner look="warning" icon={<Lightbulb aria-hidden="true" />}>
          <div className="grid gap-1">
            {advice.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Banner>
      )}
    </>
  )
}

function KeywordSummary({ list: { keywords, starredKeywords } }: { list: KeywordList }) {
  const total = keywords.length
  const focus = starredKeywords.length
  const short = keywords.filter(isShort).length
  return (
    <ul className="flex flex-wrap gap-x-[18px] gap-y-1 text-meta text-ink-2">
      <Count number={total} isMet={total >= KEYWORDS.recommendedMin}>
        {total === 1 ? 'keyword' : 'keywords'}
      </Count>
      <Count number={focus} isMet={focus > 0 && focus <= KEYWORDS.focusMax}>
        {focus > KEYWORDS.focusMax ? `focus, ${KEYWORDS.focusMax} at most work best` : 'focus'}
      </Count>
      <Count number={short} isMet={short >= KEYWORDS.shortWanted}>
        short enough for a tag
      </Count>
    </ul>
  )
}

type CountProps = { number: number; isMet: boolean; children: string }

function Count({ number, isMet, children }: CountProps) {
  return (
    <li className="flex items-center gap-1.5">
      {isMet && (
        <Check
          role="img"
          aria-label="Enough:"
          strokeWidth={1.9}
          className="size-4 text-green-text"
        />
      )}
      <span>
        <b className="font-semibold text-ink">{number}</b> {children}
      </span>
    </li>
  )
}
