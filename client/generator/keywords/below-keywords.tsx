import type { Item } from '#client/generator/item.ts'
import type { Listing } from '#contract/listings.ts'
import { Ghosts } from './ghosts.tsx'
import { KeywordAdvice } from './keyword-advice.tsx'

export type BelowKeywordsProps = {
  item: Item
  /** The seller's own, whose keywords may fit again. */
  listings: readonly Listing[]
  onTake: (keyword: string) => void
}

/** More keywords that may fit, and what those there are add up to. */
export function BelowKeywords(props: BelowKeywordsProps) {
  return (
    <>
      {props.item.productType !== '' && <Ghosts {...props} />}
      <KeywordAdvice list={props.item} />
    </>
  )
}
