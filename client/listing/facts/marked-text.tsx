import { Fragment } from 'react'
import type { FactField } from '#marketplace/fact-lock.ts'
import { placesOf } from '#marketplace/facts/places.ts'
import { Paragraphs } from '#client/ui/paragraphs.tsx'
import { FactMark } from './fact-mark.tsx'
import { useFieldFacts } from './use-fact-lock.ts'

type MarkedTextProps = {
  field: FactField
  text: string
  /** So many characters at the beginning are underlined. */
  leadLength?: number
}

/** A text in which the words that nothing entered stands behind are marked. */
export function MarkedText({ field, text, leadLength = 0 }: MarkedTextProps) {
  const { lock, open, kept } = useFieldFacts(field)
  const words = [...open, ...kept].map((unbacked) => unbacked.words)
  const pieces = piecesOf(text, placesOf(text, words))
  return pieces.map(({ start, end, marked }) => {
    const unbacked = open.find((one) => one.words === marked)
    const piece = text.slice(start, end)
    return lock && unbacked ? (
      <FactMark key={start} lock={lock} unbacked={unbacked} text={piece} />
    ) : (
      <PlainText key={start} text={piece} leadLength={leadLength - start} />
    )
  })
}

type Piece = { start: number; end: number; marked: string | null }

function piecesOf(text: string, places: ReturnType<typeof placesOf>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, words } of places) {
    pieces.push({ start: at, end: start, marked: null }, { start, end, marked: words })
    at = end
  }
  return [...pieces, { start: at, end: text.length, marked: null }].filter(
    ({ start, end }) => end > start,
  )
}

function PlainText({ text, leadLength }: { text: string; leadLength: number }) {
  if (leadLength <= 0) return <Paragraphs text={text} />
  return (
    <Fragment>
      <span className="underline decoration-weld-line decoration-2 underline-offset-[5px]">
        {text.slice(0, leadLength)}
      </span>
      {text.slice(leadLength)}
    </Fragment>
  )
}
