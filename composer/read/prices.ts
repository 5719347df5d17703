import type { Statement } from './document.ts'
import { wordsOf } from './words.ts'

const PRICE = /[$€£] ?\d|\d ?(?:[€£]|usd|eur|gbp|dollars?|euros?)(?![\p{L}])/iu
const AMOUNT = String.raw`(?:[$€£] ?\d{1,6}(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})? ?[€£])`
const EACH = String.raw`(?: (?:a|per|each)(?: \p{L}+)?)?`
/** What may be added for money: without the sum a buyer would take it for free. */
const SURCHARGE = new RegExp(
  String.raw`\+ ?${AMOUNT}|\b(?:extra|fee|surcharge|upcharge|upgrade|can|could|add|added|adding|optional|option|available)\b.{0,80}${AMOUNT}|${AMOUNT}${EACH} (?:extra|more)\b`,
  'iu',
)
/** The same abroad. */
const SURCHARGE_ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:kann|kannst|können|möglich|aufpreis|zusätzlich|zuzüglich|auf wunsch|option|en plus|supplément|peux|peut|possible|suplemento|opcional|puedo|puede|añadir|por encargo|supplemento|possibile|aggiungere|posso|su richiesta|opzionale|kan|mogelijk|meerprijs|toeslag|adicional|acréscimo|possível|dopłat\p{L}*|możliw\p{L}*|tillägg|möjligt)(?!\p{L}).{0,80}${AMOUNT}|${AMOUNT}.{0,30}(?<!\p{L})(?:extra|aufpreis|en plus|en option|supplément|de más|más|suplemento|in più|supplemento|meerprijs|a mais|adicionais|dazu)(?!\p{L})`,
  'iu',
)
/** A part between commas that is nothing but a price; the comma of "34,90 €" parts nothing. */
const BARE_PRICE = new RegExp(
  String.raw`(?:(?<!\d),|,(?= )| -| –) ?(?:(?:only|just|now|for) )?${AMOUNT}${EACH}(?=,|\.?$)|\((?:(?:only|just|now|for) )?${AMOUNT}${EACH}\)`,
  'giu',
)

/** "…, that's why they're $28": the reason of a price goes with it, what it is a reason for stays. */
const PRICED_TAIL = new RegExp(
  String.raw`(?:,? (?:and )?(?:that's why|that is why|thats why|which is why)|, (?:and )?(?:so|hence|therefore|now|only|just|was|were|priced|normally|usually|reduced|selling))\b[^,;.!?]{0,60}${AMOUNT}[^,;]{0,60}$`,
  'iu',
)

function isForMore(text: string): boolean {
  return [SURCHARGE, SURCHARGE_ABROAD].some((cue) => cue.test(text))
}

/** Whether a statement is nothing but what the thing itself costs. */
export function isPrice(said: Statement): boolean {
  const { label, text } = said
  const isBare = withoutPrice(said).words.length < WORDS_MIN
  return isBare && PRICE.test(`${label} ${text}`) && !isForMore(text)
}

const WORDS_MIN = 3

/** The statement without what the thing itself costs, where it stays whole without it; else as typed. */
export function withoutPrice(said: Statement): Statement {
  if (!PRICE.test(said.text) || isForMore(said.text)) return said
  const text = said.text.replace(BARE_PRICE, '').replace(PRICED_TAIL, '').trim()
  // Where a price is left, taking another out would make nonsense.
  if (text === said.text || PRICE.test(text)) return said
  return { ...said, text, words: wordsOf(text) }
}

export function amountIn(text: string): string {
  return new RegExp(AMOUNT, 'u').exec(text)?.[0] ?? text
}
