import { LISTING } from '../listings.ts'
import { ITEM_COLUMNS, MARKETPLACE_COLUMNS } from './columns.ts'
import type { RowTexts } from './row-texts.ts'

/** A file of rows of cells, its first row with the headings; a cell may hold several lines. */
export type Table = {
  cells: string[][]
  /** The numbers of rows in which a quotation mark is opened and never closed. */
  unclosed: number[]
}

/** One row of a file. Its number is its line as a spreadsheet shows it; the headings are line 1. */
export type TableRow = {
  number: number
  texts: RowTexts
  /** What is wrong with the row itself, before anything is read from it. */
  sentence: string | null
}

export type Reading =
  | { kind: 'ours' | 'marketplace'; rows: TableRow[] }
  /** Nothing of the file can be used. */
  | { kind: 'unknown'; sentence: string }

/** Reads the rows of a file: of our template, of our own export, or of the marketplace's. */
export function readTable({ cells, unclosed }: Table): Reading {
  const [head = [], ...body] = cells
  const headings = head.map((heading) => heading.replace('\uFEFF', '').trim().toLowerCase())
  const kind = kindOf(headings)
  if (kind === null) return { kind: 'unknown', sentence: cells.length === 0 ? EMPTY : STRANGE }
  const rows = body.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return []
    const number = index + 2
    const named = new Map(headings.map((heading, place) => [heading, textOfCell(row[place] ?? '')]))
    const texts = kind === 'ours' ? ourTexts(named) : marketplaceTexts(named)
    return [
      { number, texts, sentence: wrong({ row, headings, isOpen: unclosed.includes(number) }) },
    ]
  })
  return rows.length === 0 ? { kind: 'unknown', sentence: NO_ROWS } : { kind, rows }
}

const EMPTY = 'This file is empty. Download the template to see which columns it may have.'
const NO_ROWS = 'This file has headings and no row below them. Nothing can be written from it.'
const STRANGE =
  'Its headings are none that we know. It needs the columns Nickname, Product Description and Keywords, as our template has them, or TITLE, DESCRIPTION and TAGS, as the marketplace’s export has them.'

function kindOf(headings: string[]): 'ours' | 'marketplace' | null {
  if (headings.includes('product description')) return 'ours'
  return headings.includes('title') && headings.includes('description') ? 'marketplace' : null
}

type Raw = { row: string[]; headings: string[]; isOpen: boolean }

function wrong({ row, headings, isOpen }: Raw): string | null {
  if (isOpen)
    return 'A quotation mark is opened in this row and never closed, so all below it was read as part of it. Close it in the file.'
  if (row.slice(headings.length).some((cell) => cell.trim() !== ''))
    return `This row has ${row.length} cells and the file ${headings.length} headings. Is a quotation mark missing around a text with commas?`
  return null
}

function ourTexts(cells: Map<string, string>): RowTexts {
  const texts: RowTexts = {}
  for (const { heading, field } of ITEM_COLUMNS) {
    const text = cells.get(heading.toLowerCase()) ?? ''
    if (text !== '') texts[field] = text
  }
  return texts
}

/** What the marketplace's own listing tells of its item. Its title is made of searches more than of facts. */
function marketplaceTexts(cells: Map<string, string>): RowTexts {
  const [title, description, tags, materials, sku] = MARKETPLACE_COLUMNS.map(
    (heading) => cells.get(heading.toLowerCase()) ?? '',
  )
  const searches = [...listOf(tags), ...(title ?? '').split(/[,|•–]/)].map((text) => text.trim())
  const isTold = listOf(materials).every((one) => description?.toLowerCase().includes(one))
  const lines = [description, isTold ? '' : `Materials: ${listOf(materials).join(', ')}`]
  const texts = {
    listingTitle: (title ?? '').slice(0, LISTING.nicknameMax).toWellFormed(),
    productType: description === '' ? '' : lines.filter(Boolean).join('\n'),
    keywords: searches.filter(Boolean).join(', '),
    sku: sku ?? '',
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/** The marketplace's export joins the words of a tag by underscores. */
function listOf(text = ''): string[] {
  const items = text.split(',').map((item) => item.replaceAll('_', ' ').trim().toLowerCase())
  return items.filter(Boolean)
}

/** Our exports put an apostrophe before what a spreadsheet would take for a formula. */
export function textOfCell(cell: string): string {
  return cell.trim().replace(/^'(?=[\s\0]*[=+\-@＝＋－＠])/, '')
}
