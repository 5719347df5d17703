import { describe, expect, it } from 'vitest'
import { ALL_ITEM_KINDS } from '#contract/item-kinds.ts'
import { blocksOf, linesOf, listOf, pairOf } from './load.ts'

const KIND = new Set(['kind', 'nouns', 'asks', 'emoji', 'vessel', 'digital', 'place'])

/** Files of rows, and what a row is known by where that is not all of it. */
const ROWS: [file: string, name: (line: string) => string][] = [
  ['words.txt', before(':')],
  ['spelling.txt', before('=')],
  ['headings.txt', before(':')],
  ['families.txt', whole],
  ['acronyms.txt', whole],
  ['shop-talk.txt', whole],
  ['must-know.txt', whole],
  ['claims-abroad.txt', before(':')],
  ['phrases-abroad.txt', before(':')],
  ['same-things.txt', whole],
  ['against.txt', whole],
  ['opposites.txt', whole],
]

describe('the data of the composer', () => {
  it.each(ROWS)('names nothing twice in %s', (file, name) => {
    expect(twice(linesOf(file).map(name))).toEqual([])
  })

  it('knows each noun as one kind of thing, and each question once', () => {
    expect(
      twice(blocksOf('kinds.txt').flatMap((block) => listOf(valueOf(block, 'nouns')))),
    ).toEqual([])
    expect(twice(blocksOf('questions.txt').map((block) => valueOf(block, 'question')))).toEqual([])
  })

  it('says of each question whether it is ever put', () => {
    const silent = blocksOf('questions.txt')
      .filter((block) => !['yes', 'no'].includes(valueOf(block, 'certain')))
      .map((block) => `"${valueOf(block, 'question')}" wants certain: yes (it is asked) or no`)
    expect(silent).toEqual([])
  })

  it('knows the kinds that a seller finds in the list, and only those', () => {
    const kinds = blocksOf('kinds.txt').map((block) => valueOf(block, 'kind'))
    expect(kinds.filter((kind) => kind !== 'thing').toSorted()).toEqual(ALL_ITEM_KINDS.toSorted())
  })

  it('names each mark once', () => {
    expect(twice(linesOf('marks.txt').flatMap(listOf))).toEqual([])
  })

  it('says nothing of a kind that nobody reads, and asks what is a question', () => {
    const questions = new Set(blocksOf('questions.txt').map((block) => valueOf(block, 'question')))
    const unread = blocksOf('kinds.txt').flatMap((block) => [
      ...[...block.keys()].filter((key) => !KIND.has(key)),
      ...listOf(valueOf(block, 'asks')).filter((id) => !questions.has(id)),
    ])
    expect(unread).toEqual([])
  })
})

function before(sign: string) {
  return (line: string): string => pairOf(line, sign)[0]
}

function whole(line: string): string {
  return line
}

function valueOf(block: ReadonlyMap<string, string>, key: string): string {
  return block.get(key) ?? ''
}

function twice(names: string[]): string[] {
  return [...Map.groupBy(names, whole)].flatMap(([name, all]) => (all.length > 1 ? [name] : []))
}
