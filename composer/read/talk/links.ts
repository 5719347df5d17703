import { wordsOf } from '#marketplace/searches/words.ts'

const LINK_BEHIND = /^(.*[\p{L}\p{Nd})"!?.])[\s,;:–—>-]+((?:https?:\/\/|www\.)\S+)\.?$/iu
/** "See them here", "more in my shop at": without its link the sentence leads nowhere. */
const LEADING =
  /\b(?:here|at|to|see|link|visit|on|is|via|from|for|in|of|my|our|shop|store|site|website|blog|page|listing)[.!]?$/i
const WORDS_MIN = 4

const TAKEN_BACK =
  /(?<!\p{L})(?:on|via|by|su|per|por|en|sur|über|auf) (?:whatsapp|instagram|facebook|telegram|e-?mail)\s?(?:…|\.{2,3}|[,-])\s?(?:no|sorry|scusate|perdón|pardon|nein),?\s(?=\p{L})/iu

/** "On WhatsApp... no, on Etsy": what its seller takes back in the same breath. */
export function withoutTakenBack(text: string): string {
  return text.replace(TAKEN_BACK, '')
}

/** A sentence without the link behind it, and the link; null where it has none or says nothing without. */
export function withoutLink(text: string): { kept: string; link: string } | null {
  const [, kept = '', link = ''] = LINK_BEHIND.exec(text) ?? []
  const isWhole = wordsOf(kept).length >= WORDS_MIN && !LEADING.test(kept)
  return link !== '' && isWhole ? { kept, link } : null
}

/** "We can embroider a logo, email me at …": what she offers to make, and how to ask for it. */
const OFFER =
  /^((?:also )?(?:(?:i|we|you) )?(?:can|could|also (?:make|do)|make|do|offer)(?: also)? (?!(?:find|see|reach|contact|message|follow|visit|email|get|also find)\b)[^,;]{6,80})[,;] (\S.*)$/isu

/** What she offers to make, and what stands behind it; null where she begins otherwise. */
export function offerApart(text: string): { offer: string; rest: string } | null {
  const [, offer, rest] = OFFER.exec(text) ?? []
  return offer === undefined || rest === undefined ? null : { offer, rest }
}
