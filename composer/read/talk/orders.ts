const PLEASE = '(?:please |pls |plz )'
const CLEAR = String.raw`make (?:that|this|it|sure (?:that|this|it) is) (?:very |really |super )?(?:clear|obvious)`
const SAY_SO = String.raw`(?:mention|say|put|include|add|stress|highlight) (?:that|this|it|so)(?: (?:clearly|in|somewhere|first|(?:near|at) the (?:top|front|start)))?`
const BEHIND = new RegExp(
  `^(.*[\\p{L}\\p{Nd})"!?.])\\s*(?:[,;]|\\s[-–—])\\s*((?:so |and )?${PLEASE}?${CLEAR}(?!\\p{L}| that\\b).*|(?:so |(?:so |and )?${PLEASE})${SAY_SO}[.!]*)$`,
  'iu',
)
const UNSAID = String.raw`(?:do not|don'?t) (?:say|claim|write|call (?:it|them)|list (?:it|them) as|mention) (?:it|that|so|this|they|anything|\p{L}+)(?: \p{L}+){0,3}[.!]*$`
/** "I can't prove it so do not say it is" */
const UNSAID_BEHIND = new RegExp(
  `^(.*[\\p{L}\\p{Nd})"!?.])[,;]? ((?:so |and )(?:please |pls )?${UNSAID})`,
  'iu',
)
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
  const [, kept = '', order = ''] = BEHIND.exec(text) ?? UNSAID_BEHIND.exec(text) ?? []
  // "A gift? Please say so" asks the buyer.
  const isAsking = kept.includes('?') || CONDITION.test(kept) || TO_BUYERS.test(order)
  return order === '' || isAsking ? null : { kept, order }
}

/** "Please make it clear that these are seconds" is told without the order. */
export function withoutOrder(text: string): string {
  if (TO_BUYERS.test(text)) return text
  const wish = text.replace(WISH_BEFORE, '').replace(SAY_OF_SOMEBODY, '').replace(WANTS_MENTION, '')
  return TOLD_BEHIND.reduce((rest, order) => rest.replace(order, ''), wish)
}
