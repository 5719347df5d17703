import { parsePartialJson } from 'ai'
import * as z from 'zod/mini'
import { LookForm, type Mend, mendsFrom } from './look.ts'
import { type DenialDraft, type SearchesDraft, VERDICTS } from './searches.ts'

const texts = z.array(z.string())

/** The form of an answer. It says nothing about limits: a provider would refuse the whole for one long tag. */
export const AnswerForm = z.object({
  facts: z.array(z.object({ q: z.string(), k: z.string() })),
  searches: z.object({
    fits: texts,
    other: texts,
    unsaid: texts,
    denied: z.array(z.object({ s: z.string(), q: z.string() })),
  }),
  title: z.string(),
  description: z.string(),
  tags: z.object({ item: texts, trait: texts, use: texts, buyer: texts }),
  altText: z.string(),
  // Behind the draft, so that it is read before it is answered with; before what is noted of the text as mended.
  look: LookForm,
  untold: texts,
  unmet: texts,
  open: texts,
})
export type AnswerForm = z.infer<typeof AnswerForm>

/** Words copied out of the seller's text, with what they are about. */
export type FactDraft = AnswerForm['facts'][number]

/** What was written for a listing, its tags in one row. */
export type ListingDraft = Pick<AnswerForm, 'title' | 'description' | 'altText'> & {
  tags: string[]
}

/** A finished answer: the listing, the quotes it stands on, and what its writer notes beside it. */
export type Answer = {
  draft: ListingDraft
  facts: FactDraft[]
  searches: SearchesDraft
  denials: DenialDraft[]
  /** What its writer would have otherwise, having read the draft again. */
  mends: Mend[]
  /** Null where the model did not say. */
  untold: string[] | null
  unmet: string[]
  open: string[]
}

/** Reads a finished answer; forgives a fence, a wrapper and small slips of JSON. Null when it is no listing. */
export function readAnswer(answer: string): Answer | null {
  const json = fromFirstBrace(answer)
  const fields = unwrap(parseLeniently(json.slice(0, json.lastIndexOf('}') + 1)))
  const { title = '', description = '', tags = [], altText = '' } = draftFrom(fields)
  const isComplete = [title, description].every((text) => text.trim() !== '')
  if (!isComplete || tags.length === 0) return null
  return {
    draft: { title, description, tags, altText },
    facts: factsFrom(fields),
    searches: searchesFrom(pick(fields, ['searches'])),
    denials: denialsFrom(pick(fields, ['searches'])),
    mends: mendsFrom(pick(fields, ['look'])),
    untold: Object.hasOwn(fields, 'untold') ? textsFrom(fields['untold']) : null,
    unmet: textsFrom(pick(fields, ['unmet'])),
    open: textsFrom(pick(fields, ['open'])),
  }
}

/** Reads what has arrived so far of an answer. */
export async function readPartialDraft(answer: string): Promise<Partial<ListingDraft>> {
  const { value } = await parsePartialJson(fromFirstBrace(answer))
  return draftFrom(unwrap(value))
}

/** All words of a draft in one text. */
export function textOf(draft: Partial<ListingDraft>): string {
  return Object.values(draft).flat().join('\n')
}

/** What begins at the first brace; models put fences, greetings and their thoughts before it. */
function fromFirstBrace(answer: string): string {
  const said = answer.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/i, '')
  const start = said.indexOf('{')
  return start === -1 ? '' : said.slice(start)
}

function parseLeniently(json: string): unknown {
  for (const attempt of [json, withoutSlips(json)]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // The next attempt mends more; after the last one there is no listing.
    }
  }
  return null
}

/** Mends line breaks inside strings and commas before a closing bracket. */
function withoutSlips(json: string): string {
  let mended = ''
  for (const [piece] of json.matchAll(/"(?:[^"\\]|\\[\s\S])*"|[^"]+|"/g)) {
    mended += piece.startsWith('"')
      ? piece.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1))
      : piece.replace(/,(\s*[}\]])/g, '$1')
  }
  return mended
}

const NAMES = {
  title: ['title', 'generatedTitle'],
  description: ['description', 'generatedDescription'],
  tags: ['tags', 'generatedTags'],
  altText: ['altText', 'alt_text', 'alt', 'generatedAltText'],
} as const satisfies Record<keyof ListingDraft, readonly string[]>

function draftFrom(fields: Record<string, unknown>): Partial<ListingDraft> {
  const draft: Partial<ListingDraft> = {}
  for (const stage of ['title', 'description', 'altText'] as const) {
    const text = textFrom(pick(fields, NAMES[stage]))
    if (text !== undefined) draft[stage] = text
  }
  const tags = tagsFrom(pick(fields, NAMES.tags))
  if (tags !== undefined) draft.tags = tags
  return draft
}

function factsFrom(fields: Record<string, unknown>): FactDraft[] {
  const facts = pick(fields, ['facts'])
  if (!Array.isArray(facts)) return []
  return facts.flatMap((fact: unknown) => {
    if (typeof fact === 'string') return [{ q: fact, k: '' }]
    if (!isRecord(fact)) return []
    const q = pick(fact, ['q', 'quote', 'text'])
    const k = pick(fact, ['k', 'kind'])
    return typeof q === 'string' ? [{ q, k: typeof k === 'string' ? k : '' }] : []
  })
}

function searchesFrom(sorted: unknown): SearchesDraft {
  if (!isRecord(sorted)) return {}
  const told = { ...sorted, denied: denialsFrom(sorted).map(({ s }) => s) }
  return Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, tagsFrom(pick(told, [verdict])) ?? []]),
  )
}

/** The denied searches with the words that deny them; some models name the searches alone. */
function denialsFrom(sorted: unknown): DenialDraft[] {
  const denied = isRecord(sorted) ? pick(sorted, ['denied']) : undefined
  const all: unknown[] = Array.isArray(denied) ? denied : (tagsFrom(denied) ?? [])
  return all.flatMap((one) => {
    if (typeof one === 'string') return [{ s: one, q: '' }]
    if (!isRecord(one)) return []
    const s = pick(one, ['s', 'search', 'text'])
    const q = pick(one, ['q', 'quote'])
    return typeof s === 'string' ? [{ s, q: typeof q === 'string' ? q : '' }] : []
  })
}

/** Some models answer `{"listing": {...}}`. */
function unwrap(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {}
  const inner = Object.values(value)
  return inner.length === 1 && isRecord(inner[0]) ? inner[0] : value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pick(fields: Record<string, unknown>, names: readonly string[]): unknown {
  const name = names.find((known) => Object.hasOwn(fields, known))
  return name === undefined ? undefined : fields[name]
}

function textFrom(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (!isTexts(value)) return undefined
  return value.join('\n\n')
}

/** One row of tags, whether they came in slots, as a list or as one text. */
function tagsFrom(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.split(/[,;\n]/)
  if (isRecord(value)) return Object.values(value).flatMap((slot) => (isTexts(slot) ? slot : []))
  return isTexts(value) ? value : undefined
}

function textsFrom(value: unknown): string[] {
  return isTexts(value) ? value : []
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
