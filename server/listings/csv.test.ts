import { expect, it } from 'vitest'
import { csvField } from './csv.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tmug', "'\tmug"],
  ['\rmug', `"'\rmug"`],
  ['\0=1', "'\0=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['- a dash before words', "'- a dash before words"],
])('never lets a spreadsheet calculate %j', (text, field) => {
  expect(csvField(text)).toBe(field)
})

it.each(['12', '-12', '+4.50', '-0.5', '007'])('leaves the number %s a number', (text) => {
  expect(csvField(text)).toBe(text)
})

it.each([
  ['', ''],
  ['Walnut dish', 'Walnut dish'],
  ['a, b', '"a, b"'],
  ['19" lamp', '"19"" lamp"'],
  ['one\ntwo', '"one\ntwo"'],
  ['a=b', 'a=b'],
  ['🌙 Mond', '🌙 Mond'],
])('writes %j as RFC 4180 has it', (text, field) => {
  expect(csvField(text)).toBe(field)
})
