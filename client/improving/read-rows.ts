import { textOfCell } from '#contract/batches/table.ts'
import { NOTHING_PASTED, type PastedTexts } from './pasted-texts.ts'

/** The columns that tell of a listing, in the marketplace's file and in our own, and the field each fills. */
const FIELDS = new Map<string, Exclude<keyof PastedTexts, 'usesProfile'>>([
  ['title', 'title'],
  ['description', 'description'],
  ['tags', 'tags'],
  ['image alt text', 'altText'],
  ['sku', 'sku'],
  ['nickname', 'listingTitle'],
])

/** The marketplace's own order, for a row without its headings. */
const ORDER = ['title', 'description', 'price', 'currency_code', 'quantity', 'tags', 'materials']

/** Whether a text is a row or a table of a file, and no text of a listing. */
export function isOfFile(text: string): boolean {
  const [first = ''] = text.trimStart().split('\n')
  if (/^\uFEFF?"?(?:title|nickname)"?\s*[,;\t]/i.test(first)) return true
  return /[,;\t]"?\d+(?:\.\d+)?"?[,;\t]"?[A-Z]{3}"?[,;\t]"?\d+"?[,;\t]/.test(text)
}

/** The listings of a file, or of rows that were copied out of it; none where it tells of no listing. */
export async function rowsIn(text: string): Promise<PastedTexts[]> {
  const { parseTable } = await import('#contract/batches/parse-table.ts')
  const told = parseTable(text).cells.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const [head = [], ...body] = told
  const names = head.map((name) => name.trim().toLowerCase())
  const isHeaded = names.includes('title') && names.includes('description')
  const rows = isHeaded ? body : told.filter(isOfMarketplace)
  return rows
    .map((cells) => textsOf(isHeaded ? names : ORDER, cells))
    .filter(({ title, description }) => title !== '' && description !== '')
}

/** A price, a currency and a number of pieces stand behind the description. */
function isOfMarketplace([, , price = '', currency = '', quantity = '']: string[]): boolean {
  return /^\d/.test(price) && /^[A-Z]{3}$/.test(currency) && /^\d+$/.test(quantity)
}

function textsOf(names: readonly string[], cells: readonly string[]): PastedTexts {
  const texts = { ...NOTHING_PASTED }
  for (const [at, name] of names.entries()) {
    const field = FIELDS.get(name)
    if (field !== undefined) texts[field] = cleaned(cells[at] ?? '')
  }
  return { ...texts, tags: texts.tags.replaceAll('_', ' ').replaceAll(/,(?! )/g, ', ') }
}

/** Without the signs that a file has in place of others. */
function cleaned(cell: string): string {
  return textOfCell(cell.trim().replaceAll(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, signOf))
}

const SIGNS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])
const LAST_SIGN = 0x10_ff_ff

function signOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return SIGNS.get(name.toLowerCase()) ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_SIGN ? String.fromCodePoint(code) : entity
}
