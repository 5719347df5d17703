import { Paragraphs } from '#client/ui/paragraphs.tsx'
import type { Piece } from './difference.ts'

/** A text or its tags piece by piece: what went is struck through, what came is underlined. */
export function ComparedText({
  pieces,
  className = '',
}: ComparedProps & { className?: string | undefined }) {
  return (
    <div dir="auto" className={`difference wrap-anywhere whitespace-pre-line ${className}`}>
      {pieces.map((piece, at) => (
        <Marked key={at} piece={piece} />
      ))}
    </div>
  )
}

type ComparedProps = { pieces: readonly Piece[] }

export function ComparedTags({ pieces }: ComparedProps) {
  return (
    <ul className="difference flex flex-wrap gap-1.5">
      {pieces.map((piece, at) => (
        <li key={at} className="compared-tag">
          <Marked piece={piece} />
        </li>
      ))}
    </ul>
  )
}

function Marked({ piece: { kind, text } }: { piece: Piece }) {
  switch (kind) {
    case 'gone':
      return (
        <del>
          <span className="sr-only"> (removed: </span>
          <Paragraphs text={text} />
          <span className="sr-only">) </span>
        </del>
      )
    case 'new':
      return (
        <ins>
          <span className="sr-only"> (added: </span>
          <Paragraphs text={text} />
          <span className="sr-only">) </span>
        </ins>
      )
    case 'same':
      return <Paragraphs text={text} />
    default:
      return kind satisfies never
  }
}
