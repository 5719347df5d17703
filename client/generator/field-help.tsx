import type { ReactNode } from 'react'
import { KEYWORDS } from '#contract/keywords.ts'
import { TAG } from '#contract/listings.ts'
import type { NamedField } from './field-names.ts'
import { WriterNote } from './writing/writer-note.tsx'

type Help = {
  whatItIs: string
  goodExample: string
  whatWeDoWithIt: string
}

/** What it is, a good example, what we do with it. */
export function FieldHelp({ field }: { field: NamedField }) {
  const { whatItIs, goodExample, whatWeDoWithIt } = HELP[field]
  return (
    <dl className="grid gap-4">
      <Entry term="What it is">{whatItIs}</Entry>
      <Entry term="A good example">{goodExample}</Entry>
      <Entry term="How it is used">
        {whatWeDoWithIt}
        {field === 'productType' && <WriterNote className="mt-1" />}
      </Entry>
    </dl>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="mt-0.5 text-ink-2">{children}</dd>
    </div>
  )
}

const HELP: Record<NamedField, Help> = {
  listingTitle: {
    whatItIs: 'A short name to find this item by. Buyers never see it.',
    goodExample: 'Walnut ring dish, small',
    whatWeDoWithIt: 'Shown in your history. It is not used in the text.',
  },
  sku: {
    whatItIs: 'Your own stock number, if you keep one.',
    goodExample: 'RD-WAL-014',
    whatWeDoWithIt: 'You can search and sort your history by it. It is not used in the text.',
  },
  productType: {
    whatItIs:
      'The item in your own words: what it is, material, size, how it is made, who buys it.',
    goodExample:
      'Small ring dish turned from one piece of black walnut, 4 in wide and 1 in tall. Food-safe oil finish. Comes in a kraft gift box. Bought for weddings and 5th anniversaries.',
    whatWeDoWithIt:
      'Every fact about the item comes from here, your photo’s words or your shop profile. What you leave out is not made up, so name sizes and materials.',
  },
  keywords: {
    whatItIs: `Words buyers type when they look for something like this. ${KEYWORDS.recommendedRange} are a good number; star 1 to ${KEYWORDS.focusMax} that matter most.`,
    goodExample: 'walnut ring dish, wood ring holder, 5th anniversary gift, bridesmaid gift',
    whatWeDoWithIt: `Starred keywords come first in the title and the description wherever your words allow. Those of ${KEYWORDS.shortMax} characters or less can become one of the ${TAG.max} tags.`,
  },
  writingStyle: {
    whatItIs: 'The voice of the description.',
    goodExample: 'Friendly for gifts and homeware, informative for tools and supplies.',
    whatWeDoWithIt:
      'The description is written in this voice. Title and tags stay plain for search.',
  },
  includeEmojis: {
    whatItIs: 'Whether the description may carry a few emojis.',
    goodExample: 'On for party goods and stickers, off for fine jewelry.',
    whatWeDoWithIt: 'A few are placed in the description, never in the title or the tags.',
  },
  includeBulletedLists: {
    whatItIs: 'Whether facts such as size and material are shown as a list.',
    goodExample: 'On when buyers compare sizes or contents of a set.',
    whatWeDoWithIt:
      'The facts from your description are set as short lines, easy to scan on a phone.',
  },
  descriptionLength: {
    whatItIs: 'Roughly how many words the description has.',
    goodExample: 'Medium suits most items; long pays off when there is much to explain.',
    whatWeDoWithIt: 'The description is written to this length, without padding it.',
  },
  imageDescription: {
    whatItIs: 'What your main photo shows.',
    goodExample: 'Dish on white linen near a window, two gold bands inside',
    whatWeDoWithIt:
      'Alt text is written from it, for buyers who listen to the page and for image search.',
  },
  targetAudience: {
    whatItIs: 'The people you make this for.',
    goodExample: 'Brides and their bridesmaids, couples with a 5th anniversary',
    whatWeDoWithIt: 'The description speaks to them and names their occasion.',
  },
  customAiInstructions: {
    whatItIs: 'Anything else the text should do or avoid.',
    goodExample: 'Use British spelling. Do not say "unique".',
    whatWeDoWithIt: 'It is followed as far as the marketplace and the facts allow.',
  },
}
