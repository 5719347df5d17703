import { describe, expect, it } from 'vitest'
import { readAnswer, readPartialDraft } from './answer.ts'

const draft = {
  title: 'Walnut Serving Board',
  description: 'A board.\n\nMade of walnut.',
  tags: ['walnut board', 'serving board'],
  altText: '',
}
const notes = { searches: {}, denials: [], mends: [], untold: null, unmet: [], open: [] }
const facts = [{ q: 'cut from walnut', k: 'material' }]
const json = JSON.stringify({ ...draft, facts })

describe('a finished answer', () => {
  it.each([
    ['bare', json],
    ['fenced', `\`\`\`json\n${json}\n\`\`\``],
    ['with a greeting and a farewell', `Here is your listing:\n${json}\nI hope it sells.`],
    ['after its thoughts', `<think>{"title": "no"}</think>${json}`],
    ['wrapped', JSON.stringify({ listing: { ...draft, facts } })],
    ['with line breaks inside strings', json.replaceAll(String.raw`\n`, '\n')],
    ['with a comma too many', json.replace(']', ',]').replace(/\}$/, ',}')],
    [
      'with tags as one text',
      json.replace(/\["walnut board","serving board"\]/, '"walnut board,serving board"'),
    ],
    ['with paragraphs as a list', json.replace(/"A board[^"]+"/, '["A board.","Made of walnut."]')],
    [
      'with tags in slots',
      json.replace(
        /\["walnut board","serving board"\]/,
        '{"item":["walnut board"],"use":["serving board"]}',
      ),
    ],
    ['with quotes of another name', json.replace('"q"', '"quote"').replace('"k"', '"kind"')],
    ['under the names of the API', json.replace('"title"', '"generatedTitle"')],
    ['with null for no alt text', json.replace('"altText":""', '"altText":null')],
  ])('is read %s', (_how, answer) => {
    expect(readAnswer(answer)).toEqual({ draft, facts, ...notes })
  })

  it.each([
    ['prose', 'I cannot help with that.'],
    ['nothing', ''],
    ['a cut text', json.slice(0, 60)],
    ['another shape', '{"answer":{"name":1}}'],
    ['a list', '[1,2]'],
    ['a listing without tags', JSON.stringify({ ...draft, tags: [] })],
    ['a listing with a blank description', JSON.stringify({ ...draft, description: ' ' })],
    ['poisoned names', '{"__proto__":{"title":"x"},"constructor":1}'],
  ])('is no listing when it is %s', (_what, answer) => {
    expect(readAnswer(answer)).toBeNull()
  })
})

it('needs no quotes to be read', () => {
  expect(readAnswer(JSON.stringify(draft))).toEqual({ draft, facts: [], ...notes })
})

describe('an unfinished answer', () => {
  it('gives what has arrived', async () => {
    expect(await readPartialDraft(json.slice(0, 50))).toEqual({
      title: 'Walnut Serving Board',
      description: 'A b',
    })
  })

  it('gives nothing before the first brace', async () => {
    expect(await readPartialDraft('```json\n')).toEqual({})
  })
})
