import { ToMend } from '#client/listing/to-mend.tsx'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { Fault } from '#contract/improving/fault.ts'
import { COMPARED_PARTS } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { PART_NAMES } from './part-names.ts'
import { Wrapping } from './wrapping.tsx'

type FaultsProps = {
  faults: readonly Fault[]
  /** Mending the first is what she does next. */
  hasNext: boolean
  /** Parts that were changed since, and not checked. */
  unchecked?: readonly WrittenPart[]
  onMend: (part: WrittenPart) => void
}

/** What is to be mended, part by part, each with a press that leads to its field. */
export function Faults({ faults, hasNext, unchecked = [], onMend }: FaultsProps) {
  return (
    <ul className="mt-2.5 grid gap-3 text-small">
      {partsWith(faults).map((part, at) => (
        <li key={part} className="grid items-start gap-x-4 gap-y-2 md:max-lg:grid-cols-[1fr_auto]">
          <div className="grid gap-0.5">
            <h4 className="font-semibold">{PART_NAMES[part]}</h4>
            <FaultsOf part={part} faults={faults} isBrief={!unchecked.includes(part)} />
            {unchecked.includes(part) && (
              <p className="font-semibold text-weld-text">Changed, not checked yet</p>
            )}
          </div>
          <Button
            size="small"
            look={hasNext && at === 0 ? 'primary' : 'outline'}
            className="max-md:min-h-11 max-md:w-full lg:justify-self-start"
            onClick={() => onMend(part)}
          >
            {wayTo(part)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type FaultsOfProps = Pick<FaultsProps, 'faults'> & {
  part: WrittenPart
  /** It is told in full below its field. */
  isBrief: boolean
}

function FaultsOf({ part, faults, isBrief }: FaultsOfProps) {
  return (
    <ul className="grid gap-1 text-ink-2">
      {faults
        .filter((fault) => fault.part === part)
        .map(({ text }) => (
          <li key={text} className={classNames('wrap-anywhere', isBrief && 'line-clamp-2')}>
            <Wrapping text={text} />
          </li>
        ))}
    </ul>
  )
}

/** Below its field: what is to be mended in it, which is no mistake of what was typed. */
export function FieldFaults({ part, faults }: Pick<FaultsProps, 'faults'> & { part: WrittenPart }) {
  return <ToMend faults={faults.filter((fault) => fault.part === part).map(({ text }) => text)} />
}

/** The parts that have any, in the order of the form. */
export function partsWith(faults: readonly Fault[]): WrittenPart[] {
  return COMPARED_PARTS.filter((one) => faults.some(({ part }) => part === one))
}

/** What so many faults do to the checks that are counted beside them: one may keep several from passing. */
export function keptFromPassing(faults: number, open: number): string {
  return `${faults === 1 ? 'It keeps' : 'They keep'} ${open === 1 ? '1 check' : `${open} checks`} from passing.`
}

function wayTo(part: WrittenPart): string {
  return part === 'altText' ? 'Write the alt text' : `Mend the ${PART_NAMES[part].toLowerCase()}`
}
