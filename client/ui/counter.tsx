import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { wholeNumber } from './whole-number.ts'

type CharacterCounterProps = { length: number; max?: number | undefined }

const PAUSE_MS = 1000
/** From here on the count is read out in a pause of typing. */
const SPOKEN_FROM = 0.8
/** From here on it is printed bold: 130 of 140. */
const NEAR_FROM = 0.925

/** How long a text is, and how long it may be. */
export function CharacterCounter({ length, max }: CharacterCounterProps) {
  const isSpoken = max !== undefined && length > max * SPOKEN_FROM
  return (
    <span className={classNames('text-meta', counterTone(length, max))}>
      {max === undefined ? <Characters count={length} /> : countText(length, max)}
      {isSpoken && <SpokenCount text={countText(length, max)} />}
    </span>
  )
}

/** A phone has room for the number alone, and so has a narrow column. */
function Characters({ count }: { count: number }) {
  const [number, ...unit] = characters(count).split(' ')
  return (
    <>
      {number} <span className="counter-unit max-md:sr-only">{unit}</span>
    </>
  )
}

/** "58 / 140", "143 / 140: remove 3 characters", or "601 characters" without a limit. */
export function countText(length: number, max?: number): string {
  if (max === undefined) return characters(length)
  const over = length - max
  const count = `${wholeNumber(length)} / ${wholeNumber(max)}`
  return over <= 0 ? count : `${count}: remove ${characters(over)}`
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${wholeNumber(count)} characters`
}

function counterTone(length: number, max = Infinity): string {
  if (length > max) return 'font-semibold text-madder-text'
  return length >= max * NEAR_FROM ? 'font-semibold text-ink' : 'text-ink-3'
}

function SpokenCount({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')

  // A screen reader would be interrupted by every key, so the clock waits for a pause.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return <output className="sr-only">{spoken}</output>
}
