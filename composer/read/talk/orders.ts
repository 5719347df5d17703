const PLEASE = '(?:please |pls |plz )'
const CLEAR = String.raw`make (?:that|this|it|sure (?:that|this|it) is) (?:very |really |super )?(?:clear|obvious)`
const SAY_SO = String.raw`(?:mention|say|put|include|add|stress|highlight) (?:that|this|it|so)(?: (?:clearly|in|somewhere|first|(?:near|at) the (?:top|front|start)))?`
const BEHIND = new RegExp(
  `^(.*[\\p{L}\\p{Nd})"!?.])\\s*(?:[,;]|\\s[-–—])\\s*((?:so |and )?${PLEASE}?${CLEAR}(?!\\p{L}| that\\b).*|(?:so |(?:so |and )?${PLEASE})${SAY_SO}[.!]*)$`,
  'iu',
)
const UNSAID = String.raw`(?:do not|don['’]?t) (?:say|claim|write(?! (?:on|in|with|over|inside)\b)|call (?:it|them)|list (?:it|them) as|mention) (?:it|that|so|this|they|anything|\p{L}+)(?: \p{L}+){0,3}[.!]*$`
/** "I can't prove it so do not say it is", "not real pearls - please don't call it pearl" */
const UNSAID_BEHIND = new RegExp(
  `^(.*[\\p{L}\\p{Nd})"!?.])(?:[,;]? (?:so |and |but )(?:please |pls )?|(?:[,;]| [-–—])? ${PLEASE}|(?:[,;]| [-–—]) )(?=${UNSAID})`,
  'iu',
)
const JOINING = /^[\s,;–—-]+/u
const BRACKETED = / ?[([]([^()[\]]{3,120})[)\]]/gu
const LEFT_OPEN = /[\s,;–—-]+(?:so|and|but)$/iu
const ALONE = [
  new RegExp(`^[([]?(?:so |and )?(?:please |pls )?${UNSAID}`, 'iu'),
  new RegExp(`^[([]?(?:please |pls |plz |can you )?${CLEAR}(?! (?:that|it|these|this)\\b)`, 'i'),
  new RegExp(`^[([]?(?:so |and |${PLEASE})+${SAY_SO}[.!)\\]]*$`, 'i'),
  // "Pls make this sound nice", "can you write something about birds here"
  new RegExp(
    `^[([]?(?:please |pls |plz |can you |could you )*(?:make (?:this|it|the (?:text|description|listing|title)) (?:sound|read|shorter|longer|nicer|funnier|funny|prettier)\\b|write (?:something|some words|a (?:nice|short|long|fun) (?:text|description|intro))\\b(?!.*\\b(?:you|your|on the)\\b).*(?:\\babout\\b|\\bhere\\b))`,
    'i',
  ),
]
const IT = "(?=(?:it|it's|its|these|this|they|they're|there|the|not|no)\\b)"
/** What is told behind an order: "make it clear that these are seconds", "make sure it says NOT for dogs". */
const TOLD_BEHIND = [
  new RegExp(`^(?:please |pls |plz |can you )?${CLEAR} (?:that )?${IT}`, 'i'),
  new RegExp(
    `^${PLEASE}?(?:make sure (?:it|the (?:listing|description|text)) (?:says|mentions|states)|the (?:listing|description|text|title) (?:must|should|has to|needs to) (?:say|mention)|(?:we |i )?need to (?:say|mention)|(?:say|mention|state)(?= (?:that )?(?:it|it's|its|they|they're|not|no)\\b))(?: that)?:? `,
    'i',
  ),
  /^(?:put (?:this )?(?:at|near) (?:the )?(?:top|front|start|end)|(?:important|needed) (?:for|in) (?:the )?(?:listing|description)): /i,
]

/** "Wish of my mother: say it's hers" */
const WISH_BEFORE =
  /^[^:.!?]{2,30}\b(?:wish|request|instructions?): (?=(?:please )?(?:say|mention|put|write|tell)\b)/i
/** "My son: please say HE carved it" */
const SAY_OF_SOMEBODY =
  /^[^:.!?]{2,30}: (?:please |pls )?(?:say|mention) (?:that )?(?=(?:she|he|they|we)\b)/i
const WANTS_MENTION =
  /(?:, |,? and )(?:(?:she|he|they|who) )?(?:wants?|wanted|would like|asked|hopes?) to be (?:mentioned|named|credited|in (?:it|here|the (?:listing|text)))(?=[),.;!]|$)/i

/** "If it is a gift please say so" is said to the buyer. */
const TO_BUYERS =
  /\b(?:if|when|you|your|order(?:ing)?|checkout|buying|note to seller|in the (?:note|message))\b/i

const CONDITION = /(?:^|[,;.] |\band )(?:if|when|for)\b/i

/** Whether a statement only orders something of whoever writes the listing. */
export function isOrder(text: string): boolean {
  return ALONE.some((pattern) => pattern.test(text))
}

/** "Sold singly - please make that clear": what is told, and the order; null where there is none. */
export function ordersIn(text: string): { kept: string; order: string } | null {
  const [, kept = '', order = ''] = BEHIND.exec(text) ?? unsaidBehind(text)
  // "A gift? Please say so" asks the buyer.
  const isAsking = kept.includes('?') || CONDITION.test(kept) || TO_BUYERS.test(order)
  return order === '' || isAsking ? null : { kept, order }
}

function unsaidBehind(text: string): string[] {
  const kept = UNSAID_BEHIND.exec(text)?.[1]
  if (kept === undefined) return []
  return [text, kept.replace(LEFT_OPEN, ''), text.slice(kept.length).replace(JOINING, '')]
}

/** "Vegan (not real leather, please don't say leather)": the text with what the brackets tell, and the order; null where they hold none. */
export function orderInBrackets(text: string): { kept: string; order: string } | null {
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(BRACKETED)) {
    const parted = ordersIn(inside)
    const order = parted?.order ?? (isOrder(inside) ? inside : '')
    if (order === '') continue
    const told = parted === null ? '' : whole.replace(inside, parted.kept)
    return { kept: text.slice(0, index) + told + text.slice(index + whole.length), order }
  }
  return null
}

const NAMED_IN = new RegExp(
  `(?:do not|don['’]?t) (?:say|claim|write|call (?:it|them)|list (?:it|them) as|mention) (?!(?:it|that|so|this|they|anything)\\b)(?:an? |the word )?["'“]?(\\p{L}[\\p{L} -]*?)["'”]?( (?:on its own|alone|by itself|without .*))?[.!)\\]]*$`,
  'iu',
)

/** What an order forbids to call the thing, and whether only alone: "don't say leather on its own". */
export function forbiddenBy(order: string): { name: string; isAlone: boolean } | null {
  const [, name, alone] = NAMED_IN.exec(order) ?? []
  return name === undefined ? null : { name, isAlone: alone !== undefined }
}

/** "Please make it clear that these are seconds" is told without the order. */
export function withoutOrder(text: string): string {
  if (TO_BUYERS.test(text)) return text
  const wish = text.replace(WISH_BEFORE, '').replace(SAY_OF_SOMEBODY, '').replace(WANTS_MENTION, '')
  return TOLD_BEHIND.reduce((rest, order) => rest.replace(order, ''), wish)
}
