import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { takeFocus } from '#client/ui/take-focus.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { offeredIn } from './use-choice.ts'

type AllOfProps = {
  improvement: Improvement
  taken: readonly WrittenPart[]
  /** In place of the button that was pressed for it. */
  isAsked: boolean
  onChoose: (part: null, isNew: boolean) => void
}

/** All parts at once; as long as she mixes them, neither is on. */
export function AllOf({ improvement, taken, isAsked, onChoose }: AllOfProps) {
  const count = offeredIn(improvement).length
  const [areHers, areNew] = [taken.length === 0, taken.length === count && count > 0]
  return (
    <div
      role="group"
      aria-label="All parts"
      className="relative grid flex-none grid-cols-2 gap-[3px] rounded-md border border-line-control bg-sunk p-[3px] max-md:w-full"
    >
      <Whole
        ref={isAsked ? takeFocus : undefined}
        label="All yours"
        isOn={areHers}
        onPress={() => onChoose(null, false)}
      />
      {!areHers && !areNew && <span className="absolute inset-y-2 left-1/2 border-l border-line" />}
      <Whole label="All improved" isOn={areNew} onPress={() => onChoose(null, true)} />
    </div>
  )
}

type WholeProps = {
  label: string
  isOn: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement> | undefined
}

/** As the choice of a part looks. */
function Whole({ label, isOn, onPress, ref }: WholeProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center justify-center rounded-[5px] px-8 text-small md:min-h-9',
        isOn
          ? 'bg-sheet font-semibold text-ink shadow-[0_0_0_1px_var(--color-line-control)] forced-colors:outline-2'
          : 'font-medium text-ink-2 hover:text-ink',
      )}
    >
      {/* In the room beside the words, which stay in the middle and never move. */}
      <span className="relative">
        {isOn && (
          <Check
            aria-hidden="true"
            className="absolute top-1/2 right-full mr-1.5 size-4 -translate-y-1/2 text-green-text"
          />
        )}
        {label}
      </span>
    </button>
  )
}
