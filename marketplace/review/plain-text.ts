import type { Language } from '../language.ts'

const STRAY = 'stray punctuation'
export const DOUBLED = 'a doubled word'
export const CONTACT = 'a link, an address or a phone number'
/** French parts its high marks from the word by a space, which should not break, but does where a phone has no other. */
const PARTED_MARK = /[^\S\u00a0][;:!?](?:\s|$)/

/** What no field of a listing may hold, whoever wrote it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z!][^<>]*>/i, 'an HTML tag'],
  [/&(?:lt|gt|amp|quot|nbsp|#\d+);/i, 'an HTML entity'],
  [/\*\*|__|^#{1,6}\s|```|\]\(http/m, 'signs such as ** or #, which buyers see as they are'],
  [/[{}]|<%|%>/, 'template syntax'],
  [/\b(?:undefined|NaN|null)\b|\[object /, 'a program value'],
  [/\[(?:add|insert|your|name|size|material)[^\]]*\]|\bTBD\b|lorem ipsum/i, 'a placeholder'],
  [
    /\bas an ai\b|language model|here(?:'s| is) your (?:listing|description)|system prompt|ignore (?:all )?previous/i,
    'talk about the writing itself',
  ],
  [
    /[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\ufffd\u2028\u2029]/u,
    'invisible characters',
  ],
  [
    /https?:\/\/|www\.|\b[\w.]+@[\w.]+\.\w+|\bwhatsapp(?= (?:me|us)\b|\W{1,3}\+?\d)|\b(?:on|via|by|over) whatsapp\b/i,
    CONTACT,
  ],
  // Nine digits that begin with + or 0 or stand in threes: "16 (18) 20 (23)", "36 38 40 42 44" and "0-3 3-6 6-9 9-12" are sizes.
  [
    /(?<![\d+])(?<!\d-)(?!\d{1,2}-\d{1,2}[ (]+\d{1,2}-\d)(?=\+?(?:[ ()-]{0,3}\d){9})(?=\+|0|[\d ()-]{0,20}\d{3})\+?\d[\d ()-]{8,}\d/,
    CONTACT,
  ],
  [/[^\S\n]{2,}|\t/, 'double spaces'],
  [/\s[,.](?:\s|$)|,,|(?<!\.)\.\.(?!\.)|,\./, STRAY],
  [
    /(?<![\p{L}\p{M}\p{Nd}'’-])(?!(?:pom|ylang|choo|cha|bora|night|knock|chin|tuk|wah)\s)(\p{L}[\p{L}\p{M}]*)[^\S\n]+\1(?![\p{L}\p{M}\p{Nd}'’-])/iu,
    DOUBLED,
  ],
]

/** "Zet je je glas", "die die Katze": words that a sentence may hold twice in a row. */
const TWICE: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['that', 'had']),
  de: new Set(['die', 'der', 'das', 'den', 'sie']),
  nl: new Set(['je', 'ze', 'die', 'dat', 'u']),
  fr: new Set(['nous', 'vous']),
}

/** Names what is not plain text about the product, with the words it was found in. */
export function plainTextFaults(
  text: string,
  language: Language = 'en',
): { fault: string; about: string }[] {
  const faults = language === 'fr' ? FAULTS : [...FAULTS, [PARTED_MARK, STRAY] as const]
  const found = faults.flatMap(([pattern, fault]) => {
    const match =
      fault === DOUBLED ? doubledIn(text, pattern, language) : (pattern.exec(text)?.[0] ?? null)
    return match === null ? [] : [{ fault, about: match }]
  })
  return text.isWellFormed() ? found : [...found, { fault: 'broken characters', about: '' }]
}

function doubledIn(text: string, pattern: RegExp, language: Language): string | null {
  const may = TWICE[language]
  const found = [...text.matchAll(new RegExp(pattern.source, 'giu'))]
  return found.find(([, word = '']) => may?.has(word.toLowerCase()) !== true)?.[0] ?? null
}
