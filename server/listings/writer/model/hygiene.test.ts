import { expect, it } from 'vitest'
import { plainLine, plainText, withoutEmojis } from './hygiene.ts'

it.each([
  ['a script with what is in it', 'Oak box.<script>alert(1)</script> Lined.', 'Oak box. Lined.'],
  ['tags', '<p>Oak <b onclick="x()">box</b></p>', 'Oak box'],
  ['tags that were encoded', '&lt;b&gt;Oak&lt;/b&gt; &amp;lt;i&amp;gt;box', 'Oak box'],
  ['an image', 'Oak ![box](https://a.example/x.png?q=secret) box', 'Oak box'],
  ['a link, not its words', 'An [oak box](https://a.example) here', 'An oak box here'],
  ['an address', 'Write to me@shop.example or www.shop.example now', 'Write to or now'],
  ['bold, italics and code', '**Oak** __box__ *small* `now`', 'Oak box small now'],
  ['headings and quotes', '# Oak box\n> Small', 'Oak box\nSmall'],
  ['fences and rules', '```\nOak box\n```\n---', 'Oak box'],
  ['a scheme that runs', 'Oak javascript:alert(1) box', 'Oak box'],
  ['colours of a terminal', '\u001B[31mOak\u001B[0m box', 'Oak box'],
  ['controls and what cannot be seen', 'Oak\u0000 b\u202Eo\u200Bx\uFEFF', 'Oak box'],
])('removes %s', (_what, text, plain) => {
  expect(plainText(text)).toBe(plain)
})

it.each([
  'A 5" x 7" frame, less than 2 cm deep (< 2 cm).',
  'Made for you * and me * alike',
  'Fits 3 * 4 = 12 candles',
  'Blue & white',
  'One paragraph.\n\nAnother one.',
  'Attention : ne pas laver !',
])('leaves %j as it is', (text) => {
  expect(plainText(text)).toBe(text)
})

it('makes one kind of bullet', () => {
  expect(plainText('- oak\n* brass\n+ felt')).toBe('• oak\n• brass\n• felt')
})

it('puts a line in one line', () => {
  expect(plainLine(' Oak\nbox\t small ')).toBe('Oak box small')
})

it('removes emojis and closes the gap', () => {
  expect(withoutEmojis('Oak 🎁 box 👩🏽‍🎨, small ☀️.')).toBe('Oak box, small.')
  expect(withoutEmojis('Oiled 🌳! Small ☀️')).toBe('Oiled! Small')
})

// What tried every way to read these would outlast the test.
it('reads hostile text to its end', () => {
  for (const piece of ['<script', '<a', '![', '[a](', '**a', '&amp;', '<!--', 'a@', '`', '* ']) {
    expect(plainText(piece.repeat(100_000))).toBeTypeOf('string')
  }
})
