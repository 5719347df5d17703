import { useState } from 'react'
import { useIsPhone } from '#client/browser/phone.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Wrapping } from './wrapping.tsx'

/** Some of the reasons for a part, and what they have in common: "Wrong with yours". */
type Reasons = { heading: string | null; lines: readonly string[] }

/** The reasons by their groups; a line that ends with a colon is the heading of those below it. */
function reasonsIn(why: string): Reasons[] {
  return why
    .split('\n\n')
    .map((group) => group.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(([first = '', ...others]) =>
      first.endsWith(':')
        ? { heading: first.slice(0, -1), lines: others }
        : { heading: null, lines: [first, ...others] },
    )
}

/** One that needs no list. */
export function isOneLine(why: string): boolean {
  return !why.includes('\n')
}

/** As much is read at a glance. */
const GLANCE_MAX = 240
/** On a phone, where the texts come first. */
const LINES_AT_FIRST = 3

/** Why a part is kept, or what is better, in one line; what is long begins, and all of it is told on request. */
export function Why({ why }: { why: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isLong = why.length > GLANCE_MAX
  const shown = isLong && !isOpen ? `${why.slice(0, why.lastIndexOf(' ', GLANCE_MAX))} …` : why
  return (
    <p className="text-small text-ink-2 max-md:order-3 max-md:basis-full md:flex-1">
      {shown} {isLong && <More isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />}
    </p>
  )
}

/** What was wrong with hers below hers, and what else is new below the new one, a line for each. */
export function WhyListed({ why }: { why: string }) {
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const groups = reasonsIn(why)
  const [wrong] = groups
  // Beside the new text a long list of what was wrong leaves a hole.
  const folding = isPhone ? groups : wrong?.heading === null ? [] : groups.slice(0, 1)
  const count = folding.flatMap(({ lines }) => lines).length
  const isFolded = !isOpen && count > LINES_AT_FIRST + 1
  const shown = isFolded ? [...beginning(groups), ...(isPhone ? [] : groups.slice(1))] : groups
  const [first, ...others] = shown
  if (first === undefined) return null
  // Where nothing was wrong with hers, all of it is about the new one.
  if (first.heading === null)
    return (
      <div className="-mt-1 grid gap-x-3 px-4 pb-4 text-small md:grid-cols-2 md:px-6 md:pb-5">
        <div className="md:col-start-2">
          <Group heading={CHANGED} lines={shown.flatMap(({ lines }) => lines)} />
          {isFolded && <More isOpen={false} count={count} onPress={() => setIsOpen(true)} />}
        </div>
      </div>
    )
  return (
    <div className="-mt-1 grid gap-x-3 gap-y-3 px-4 pb-4 text-small md:grid-cols-2 md:px-6 md:pb-5">
      <div className={others.length === 0 ? 'md:col-span-2' : undefined}>
        <Group {...first} isWide={others.length === 0} />
        {isFolded && <More isOpen={false} count={count} onPress={() => setIsOpen(true)} />}
      </div>
      {others.length > 0 && (
        <div className="grid content-start gap-3">
          {others.map((group) => (
            <Group key={group.lines.join()} {...group} heading={group.heading ?? ELSE} />
          ))}
        </div>
      )}
    </div>
  )
}

const CHANGED = 'What changed'
const ELSE = 'What else changed'

function beginning([first]: readonly Reasons[]): Reasons[] {
  return first ? [{ ...first, lines: first.lines.slice(0, LINES_AT_FIRST) }] : []
}

function Group({ heading, lines, isWide = false }: Reasons & { isWide?: boolean }) {
  return (
    <div>
      {heading !== null && <h3 className="mb-1 font-semibold">{heading}</h3>}
      <ul
        className={classNames(
          'list-disc pl-4 text-ink-2 marker:text-ink-3',
          isWide && 'md:columns-2 md:gap-x-11',
        )}
      >
        {lines.map((line) => (
          <li key={line} className="break-inside-avoid py-0.5 wrap-anywhere">
            <Wrapping text={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type MoreProps = { isOpen: boolean; count?: number; onPress: () => void }

function More({ isOpen, count, onPress }: MoreProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      // As tall as a finger without a gap between the lines.
      className={classNames(
        'inline-block py-3 font-semibold text-green-text underline underline-offset-4',
        count === undefined ? '-my-3' : '-mb-3',
      )}
      onClick={onPress}
    >
      {isOpen ? 'Show less' : count === undefined ? 'Show all' : `All ${count} reasons`}
    </button>
  )
}
