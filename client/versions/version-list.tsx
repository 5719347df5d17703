import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { Version } from '#contract/versions.ts'
import { madeBy, nameOf } from './version-names.ts'
import type { Pair } from './use-pair.ts'

type VersionListProps = {
  versions: readonly Version[]
  /** Null where there is nothing to compare with. */
  pair: Pair | null
  onChoose: (pair: Partial<Pair>) => void
  /** Of who looks at it. */
  userId: string | undefined
  /** Fetches older ones, where there are some. */
  onOlder: (() => void) | null
  isFetching: boolean
}

/** The versions on the red thread. One stop for the Tab key: arrows move, B and A choose what is compared. */
export function VersionList(props: VersionListProps) {
  const { versions, pair, onChoose, userId, onOlder, isFetching } = props
  const list = useRef<HTMLOListElement>(null)
  const [stop, setStop] = useState<number | null>(null)
  // It begins at what is looked at, as far as that is in the list.
  const entry = [stop, pair?.after].find((number) => versions.some((one) => one.number === number))

  const pressed = (event: KeyboardEvent, at: number) => {
    const version = versions[at]
    if (event.altKey || event.ctrlKey || event.metaKey || version === undefined) return
    const next = nextRow(event.key, { at, last: versions.length - 1 })
    if (next !== null) list.current?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus()
    else if (event.key.toLowerCase() === 'b') onChoose({ before: version.number })
    else if (event.key.toLowerCase() === 'a') onChoose({ after: version.number })
    else return
    event.preventDefault()
  }
  return (
    <>
      <ol ref={list} aria-label="Versions, newest first">
        {versions.map((version, at) => (
          <Row
            key={version.number}
            version={version}
            name={nameOf(version, versions)}
            made={madeBy(version, userId)}
            pair={pair}
            isStop={version.number === (entry ?? versions[0]?.number)}
            onFocus={() => setStop(version.number)}
            onKey={(event) => pressed(event, at)}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {onOlder && (
        <div className="border-t border-line-soft p-2 text-center">
          <Button look="quiet" size="small" isBusy={isFetching} onClick={onOlder}>
            Show older
          </Button>
        </div>
      )}
    </>
  )
}

type RowProps = {
  version: Version
  name: string
  made: string
  pair: Pair | null
  isStop: boolean
  onFocus: () => void
  onKey: (event: KeyboardEvent) => void
  onChoose: (pair: Partial<Pair>) => void
}

const SIDES = ['Before', 'After'] as const

/** A version. Pressed, it shows what it changed; its Before and After compare it with any other. */
function Row({ version: { number }, name, made, pair, ...row }: RowProps) {
  const role = number === pair?.after ? 'After' : number === pair?.before ? 'Before' : null
  return (
    <li
      className={classNames(
        'version',
        number === 1 && 'version-first',
        role === 'After' && 'version-chosen',
      )}
    >
      <span aria-hidden="true" className="version-knot" />
      <button
        type="button"
        data-row=""
        tabIndex={row.isStop ? 0 : -1}
        aria-current={role === null ? undefined : 'true'}
        onFocus={row.onFocus}
        onKeyDown={row.onKey}
        onClick={() => row.onChoose({ after: number, before: Math.max(1, number - 1) })}
        className="min-w-0 rounded-sm text-left text-small leading-snug outline-offset-4 after:absolute after:inset-0"
      >
        <span dir="auto" className="line-clamp-2 font-semibold">
          {name}
        </span>
        <span className="block text-meta text-ink-3">{made}</span>
        {role && <span className="sr-only">, {role}</span>}
      </button>
      {pair && (
        <div className="version-choices">
          {SIDES.map((side) =>
            side === role ? (
              <span
                key={side}
                aria-hidden="true"
                className={classNames('version-role', side === 'Before' && 'version-role-before')}
              >
                {side}
              </span>
            ) : (
              <button
                key={side}
                type="button"
                tabIndex={-1}
                aria-label={`${side}: compare ${side === 'Before' ? 'with' : 'to'} ${name}, ${made}`}
                onClick={() =>
                  row.onChoose(side === 'Before' ? { before: number } : { after: number })
                }
                className="version-choice"
              >
                {side}
              </button>
            ),
          )}
        </div>
      )}
    </li>
  )
}

type Place = { at: number; last: number }

function nextRow(key: string, { at, last }: Place): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
