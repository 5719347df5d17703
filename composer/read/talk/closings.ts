import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Statement } from '../statement.ts'

const LOVE_MAX = 7
const SIGNING =
  `love, hugs, cheers, xo, xoxo, kisses, yours, warmly, bisous, kenavo, xx, xxx, sincerely, best wishes, kind regards, best regards,
  warm regards, warmest regards, lots of love, much love, with love, all the best, take care, big hugs,
  liebe grüße, viele grüße, herzliche grüße, lg, vg, mfg, bises, à bientôt, un abrazo, saludos, besos, baci, liefs, groetjes,
  beijos, pozdrawiam, kram`.split(/,\s+/)

export function signing({ text }: Statement): string | undefined {
  const low = ` ${lowWordsOf(text).join(' ')} `
  return SIGNING.find((one) => low.startsWith(` ${one} `))
}

/** They say nothing else. */
const CLOSED = new Set(
  'xo,xoxo,xx,xxx,lg,vg,mfg,liebe grüße,viele grüße,herzliche grüße'.split(','),
)

/** "Love, Rose" and "xoxo Rose" are signed wherever they end a text; "love heart" is a shape. */
export function isClosing(said: Statement, head: string): boolean {
  const start = signing(said)
  if (start === undefined) return false
  const isClosed = said.text.charAt(start.length) === ',' || CLOSED.has(start)
  return isClosed && isShort(said) && said.words.every(({ stem }) => stem !== head)
}

export function isShort({ words }: Statement): boolean {
  return words.length <= LOVE_MAX
}
