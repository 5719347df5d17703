import { expect, it } from 'vitest'
import { stylesOfPage } from './styles-of-page.ts'

const PAGE = '<p class="a md:p-2 w-1/2 [&amp;>b]:mt-1">{}</p>'
const of = (styles: string) => stylesOfPage(styles, [PAGE, "toggle('by-script')"])

it.each([
  '.a{color:red}',
  '.md\\:p-2{padding:2px}',
  '.w-1\\/2{width:50%}',
  '.\\[\\&\\>b\\]\\:mt-1>b{margin:0}',
  '.by-script{color:red}',
  'p,:root{--x:1}',
  '.a:not(.absent){color:red}',
  '.a:where([data-theme=dark],[data-theme=dark] *){color:red}',
  '.a{content:"}.absent{"}',
  '@font-face{font-family:a}',
  '@font-face{font-family:a;unicode-range:U+??,U+131}',
  '@keyframes absent{0%{top:0}to{top:1px}}',
  '@layer one,two;',
])('keeps what a page can use (%s)', (styles) => {
  expect(of(styles)).toBe(styles)
})

it.each([
  ['.absent{color:red}', ''],
  ['@font-face{font-family:a;unicode-range:U+100-2BA,U+1E??}', ''],
  ['.a .absent{color:red}', ''],
  ['.absent,.a{color:red}', '.a{color:red}'],
  ['@media (width>=1px){.absent{top:0}}', ''],
  ['@layer one{.absent{top:0}.a{top:1px}}.absent{top:0}', '@layer one{.a{top:1px}}'],
])('leaves out what no element of it can be (%s)', (styles, left) => {
  expect(of(styles)).toBe(left)
})
