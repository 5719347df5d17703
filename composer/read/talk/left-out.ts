import type { Meaning } from '../headings.ts'

/** Why a statement stands in no listing. */
export type LeftOut =
  | 'thanks'
  | 'review'
  | 'link'
  | 'advert'
  | 'shipping'
  | 'returns'
  | 'payment'
  | 'claim'
  | 'order to a program'
  | 'price'
  | 'unpublishable'
  | 'searches'
  | 'note'
  | 'heading'
  | 'doubt'
  | 'steps'

const BY_SECTION: Partial<Record<Meaning, LeftOut>> = {
  shipping: 'shipping',
  returns: 'returns',
  payment: 'payment',
  thanks: 'thanks',
  policy: 'returns',
  shop: 'advert',
  searches: 'searches',
}

/** What everything below a heading, or behind a label, is. */
export function reasonOf(meaning: Meaning | null): LeftOut | null {
  return meaning === null ? null : (BY_SECTION[meaning] ?? null)
}

const POLICIES: ReadonlySet<LeftOut> = new Set(['shipping', 'returns', 'payment'])

/** Terms of the shop, which a long text may tell at its end and a footer always can. */
export function isPolicyReason(reason: LeftOut | null): boolean {
  return reason !== null && POLICIES.has(reason)
}

/** What a cue of the shop's talk stands for. */
export function reasonNamed(name: string): LeftOut {
  switch (name) {
    case 'shipping':
    case 'returns':
    case 'payment':
    case 'thanks':
    case 'link':
    case 'advert':
    case 'review':
      return name
    case 'customs':
      return 'shipping'
    case 'follow':
      return 'link'
    case 'greeting':
    case 'hello':
      return 'thanks'
    default:
      return 'advert'
  }
}
