import type { ReactNode } from 'react'
import { KEYWORDS } from '#contract/keywords.ts'
import { LISTING, TAG } from '#contract/listings.ts'
import { EditPicture, FooterPicture, HistoryPicture } from './feature-pictures.tsx'
import { HealthPicture, TagsPicture, TapePicture } from './measure-pictures.tsx'
import { FeatureRow } from './feature-row.tsx'

type Row = { title: string; words: string; picture: ReactNode }

const ROWS: Row[] = [
  {
    title: 'A tape for your title',
    words: `A tailor’s tape pulls out to the length of the title, ${LISTING.titleMax} characters at most. The underlined start is what a phone shows of it in search results.`,
    picture: <TapePicture />,
  },
  {
    title: `Up to ${TAG.max} tags on a thread`,
    words: `Each tag shows how much of its ${TAG.lengthMax} characters it uses. No repeats, no half words, nothing that is not in your own notes and keywords.`,
    picture: <TagsPicture />,
  },
  {
    title: 'Checks in plain words',
    words: `Your 1 to ${KEYWORDS.focusMax} focus keywords come first wherever your words allow, ten stitches show what is done, and one line names the next thing to fix. Nothing goes in that is not in your notes.`,
    picture: <HealthPicture />,
  },
  {
    title: 'Change any word in place',
    words: 'Press Edit, type, save. No other window, no other page, and no credit for an edit.',
    picture: <EditPicture />,
  },
  {
    title: 'Footers you write once',
    words:
      'Care notes, shipping times, the story of your shop: write them once and add them where they belong.',
    picture: <FooterPicture />,
  },
  {
    title: 'A history you can search',
    words:
      'Every listing stays. Find it by name, SKU or a phrase, and use its inputs again for a variation.',
    picture: <HistoryPicture />,
  },
]

const GROUNDS = ['bg-kraft', 'bg-press', 'bg-green-tint', 'bg-weld-tint'] as const

/** What one credit does, row by row. */
export function FeatureRows() {
  return (
    <div className="page-wrap pb-8">
      {ROWS.map(({ title, words, picture }, index) => (
        <FeatureRow
          key={title}
          title={title}
          words={words}
          isTurned={index % 2 === 1}
          ground={GROUNDS[index % GROUNDS.length] ?? 'bg-kraft'}
        >
          {picture}
        </FeatureRow>
      ))}
    </div>
  )
}
