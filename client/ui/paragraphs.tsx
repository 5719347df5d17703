/** A text whose blank lines are told by a gap that is lower than a line. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(BLANK_LINES).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={at} className="paragraph-gap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

const BLANK_LINES = /(\n\s*\n)/
