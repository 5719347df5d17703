import { healthClaims } from '#marketplace/health-claims.ts'
import { PROMOTIONAL_SIGN, SALES_TALK } from '#marketplace/lexicon/claims.ts'
import { phrasesIn, proseSentences } from '#marketplace/text.ts'
import { isForeign, writeOut } from './clean.ts'

/** What the seller asked for, sorted into what the composer can do and what it cannot. */
export type Instructions = {
  /** Statements to add to the description, in the seller's words. */
  mentions: string[]
  /** Things to do in order, shown as steps. */
  steps: string[]
  /** Words to stay away from. */
  avoid: string[]
  /** Readers to speak to as well. */
  readers: string[]
  isBritish: boolean
  /** Requests that were understood and agree with what happens anyway. */
  honoured: string[]
  /** Requests that were not followed, each with the reason. */
  refused: { text: string; because: string }[]
}

type Reader = { pattern: RegExp; read: (found: RegExpExecArray, into: Instructions) => void }

const LEAD_IN = String.raw`^(?:and |also |please |pls |can you |could you |would you |i(?:'d| would) like (?:you )?to |make sure (?:you |to )?|be sure to |don'?t forget to )*`

const READERS: readonly Reader[] = [
  {
    pattern: /\b(?:british|uk) (?:english|spelling)\b/i,
    read: (_, into) => {
      into.isBritish = true
      into.honoured.push('British spelling')
    },
  },
  {
    pattern: /\bsteps?\b[^:]*:\s*(.+)$/i,
    read: (found, into) => into.steps.push(...stepsOf(found[1] ?? '')),
  },
  {
    pattern:
      /\b(?:don'?t|do not|never|avoid)\s+(?:say(?:ing)?|us(?:e|ing)|writ(?:e|ing)|the words?|words like)\s+(?:the words?\s+)?(.+)$/i,
    read: (found, into) => into.avoid.push(...avoided(found[1] ?? '')),
  },
  {
    pattern:
      /\b(?:1,?\d{3}|[5-9]\d\d) words|all caps|in capitals|200 characters|all (?:of )?my keywords|(?:lots|plenty|tons) of emojis|answer in \w+|write in (?:french|german|spanish|italian)|translate\b/i,
    read: (found, into) =>
      into.refused.push({ text: found[0], because: 'the form or the marketplace sets this' }),
  },
  {
    pattern: /\b(?:do not|don'?t) (?:mention|include|talk about)\s+(.+)$/i,
    read: (found, into) =>
      into.refused.push({
        text: found[0],
        because: 'leaving out a stated fact would mislead buyers',
      }),
  },
  {
    pattern: /\b(?:talk|speak|appeal|write)\s+to\s+(.+?)(?:\s+(?:too|as well|also))?$/i,
    read: (found, into) => into.readers.push(found[1] ?? ''),
  },
  {
    pattern: new RegExp(
      `${LEAD_IN}(?:explain how|keep (?:the part about|in)|describe how)\\s+(.+)$`,
      'i',
    ),
    read: (found, into) => into.honoured.push(found[0]),
  },
  {
    pattern:
      /\b(?:keep it|be|make it|sound)\s+(?:very |super |quite )?(?:short|simple|sweet|brief|concise|friendly|casual|fun|playful|formal|professional|elegant|warm|honest)\b/i,
    read: (found, into) =>
      into.refused.push({ text: found[0], because: 'writing style and length follow the form' }),
  },
  {
    pattern: new RegExp(
      `${LEAD_IN}(?:mention|say|add|include|note|write|state|tell (?:them|people|buyers|customers)|let (?:them|people|buyers|customers) know|remind (?:them|people|buyers))\\s+(?:that\\s+|to\\s+)?(.+)$`,
      'i',
    ),
    read: (found, into) => mention(found[1] ?? '', into),
  },
]

/** Reads the custom instructions sentence by sentence; text here is a wish, never an order to the program. */
export function readInstructions(text: string): Instructions {
  const into: Instructions = {
    mentions: [],
    steps: [],
    avoid: [],
    readers: [],
    isBritish: false,
    honoured: [],
    refused: [],
  }
  const wishes = text
    .split(/\n+/)
    .flatMap(proseSentences)
    .flatMap((line) => line.split(/;\s*|[?!]+\s*/))
  for (const wish of wishes) readWish(wish.replace(/[.?!\s]+$/, '').trim(), into)
  return into
}

function readWish(wish: string, into: Instructions): void {
  if (!/\p{L}/u.test(wish)) return
  if (/\bemojis?\b/i.test(wish) && !/lots|plenty|tons|every/i.test(wish)) {
    into.refused.push({ text: wish, because: 'the emoji switch of the form decides this' })
    return
  }
  const reader = READERS.find(({ pattern }) => pattern.test(wish))
  const found = reader?.pattern.exec(wish)
  if (reader === undefined || found === null || found === undefined) {
    into.refused.push({
      text: wish,
      because: 'the built-in writer does not know this kind of request',
    })
    return
  }
  reader.read(found, into)
}

function mention(payload: string, into: Instructions): void {
  const said = toBuyer(writeOut(payload.replace(/\s+(?:please|pls|too|as well)$/i, '')))
  const isBarred =
    isForeign(said) ||
    healthClaims(said).length > 0 ||
    phrasesIn(said, SALES_TALK).length > 0 ||
    PROMOTIONAL_SIGN.test(said)
  if (isBarred)
    into.refused.push({ text: payload, because: 'the marketplace does not allow such claims' })
  else into.mentions.push(said)
}

/** "they should measure" spoken to the buyer: "you should measure". */
function toBuyer(text: string): string {
  return text
    .replace(/\b(?:they|people|buyers|customers)\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthem\b/gi, 'you')
    .replace(/^you should\b/i, 'please')
}

function stepsOf(text: string): string[] {
  return text
    .split(/\s*(?:^|[\s,;])\d[.):]?\s+|,\s*/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
}

function avoided(text: string): string[] {
  const quoted = [...text.matchAll(/["“']([^"”']+)["”']/g)].map((match) => match[1] ?? '')
  const bare = quoted.length > 0 ? quoted : text.split(/,|\bor\b|\band\b/)
  return bare
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word.split(/\s+/).length <= 3)
}
