import { parsePartialJson } from 'ai'
import * as z from 'zod/mini'

/** The form of an answer. It says nothing about limits: a provider would refuse the whole for one long tag. */
export const ListingDraft = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  altText: z.string(),
  explanation: z.string(),
})
export type ListingDraft = z.infer<typeof ListingDraft>

/** Reads a finished answer; forgives a fence, a wrapper and small slips of JSON. Null when it is no listing. */
export function readDraft(answer: string): ListingDraft | null {
  const json = fromFirstBrace(answer)
  const draft = draftFrom(parseLeniently(json.slice(0, json.lastIndexOf('}') + 1)))
  const { title = '', description = '', tags = [], explanation = '' } = draft
  const isComplete = [title, description, explanation].every((text) => text.trim() !== '')
  if (!isComplete || tags.length === 0) return null
  return { title, description, tags, altText: draft.altText ?? '', explanation }
}

/** Reads what has arrived so far of an answer. */
export async function readPartialDraft(answer: string): Promise<Partial<ListingDraft>> {
  const { value } = await parsePartialJson(fromFirstBrace(answer))
  return draftFrom(value)
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
  explanation: ['explanation', 'generatedExplanation', 'reasons'],
} as const satisfies Record<keyof ListingDraft, readonly string[]>

function draftFrom(value: unknown): Partial<ListingDraft> {
  const fields = unwrap(value)
  const draft: Partial<ListingDraft> = {}
  for (const stage of ['title', 'description', 'altText', 'explanation'] as const) {
    const text = textFrom(pick(fields, NAMES[stage]))
    if (text !== undefined) draft[stage] = text
  }
  const tags = tagsFrom(pick(fields, NAMES.tags))
  if (tags !== undefined) draft.tags = tags
  return draft
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

function tagsFrom(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.split(/[,;\n]/)
  return isTexts(value) ? value : undefined
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
