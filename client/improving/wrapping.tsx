import { Fragment } from 'react'

/** A word that no line can hold, as an address is. */
const LONG_WORD = /\S{24,}/g
/** Behind these signs an address may go on in the next line. */
const SIGNS = /(?<=[/?&=#_.-])(?=[\p{L}\p{N}])/u

/** A text in which long addresses end their lines behind a sign, and not within a word. */
export function Wrapping({ text }: { text: string }) {
  const pieces = text
    .split(/(?<=\s)|(?=\s)/)
    .flatMap((word) => (word.search(LONG_WORD) < 0 ? [word] : word.split(SIGNS)))
  return pieces.map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
