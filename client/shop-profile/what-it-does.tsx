import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { Card, CardHeader } from '#client/ui/card.tsx'

const DONE: readonly [what: string, how: string][] = [
  ['Standing facts', 'appear in the description, word for word.'],
  [
    'Never say',
    'keeps a word out of titles, texts, tags and alt texts. A sentence of yours that holds one is left out with all it says, sizes and materials too, unless buyers must know it. The reasons name what was left out, and what had to stay.',
  ],
  ['Spelling', 'is American or British throughout.'],
  [
    'Footer for a kind of item',
    'is added to new listings of that kind instead of the default one.',
  ],
  [
    'Default audience, style and length',
    'fill in a new item’s form, and apply to rows of a file, pasted listings and your programs unless they say otherwise.',
  ],
]
const BY_MODEL: readonly [what: string, how: string][] = [
  ['Preferred words, voice, shop name', 'are used wherever they fit your details.'],
]

/** What a profile does, so that nobody has to spend a credit to find out. */
export function WhatItDoes() {
  const arranges = useConfiguration()?.writer === 'composer'
  return (
    <Card>
      <CardHeader
        title="In every listing"
        note="An item’s own details come first. You can turn the profile off for any item."
      />
      <dl className="grid gap-3 border-t border-line px-4 py-5 md:px-6">
        {[...DONE, ...(arranges ? [] : BY_MODEL)].map(([what, how]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-2">{how}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
