import { Check, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import type { BuyersQuestions as Asked } from '#contract/buyers-questions.ts'
import type { Item } from './item.ts'
import { fillGap } from './gaps.ts'
import { useBuyersQuestions } from './use-buyers-questions.ts'

type Question = Asked['questions'][number]
type BuyersQuestionsProps = {
  item: Item
  field: RefObject<HTMLTextAreaElement | null>
  /** Where there is nothing to ask. */
  hint: ReactNode
}

/** What the details answer of the buyers' questions, and what they leave open, while they are typed. */
export function BuyersQuestions({ item, field, hint }: BuyersQuestionsProps) {
  const asked = useBuyersQuestions(item)
  const [filled, setFilled] = useState('')
  const questions = asked?.questions ?? []
  const open = questions.filter(({ isAnswered }) => !isAnswered)
  const fill = (label: string) => {
    setFilled(label)
    if (field.current !== null) fillGap(field.current, label)
  }
  return (
    <>
      {questions.length === 0 ? (
        // Once it is known that nothing is asked of such a thing, the usual three are not either.
        asked === undefined ? (
          hint
        ) : (
          <p data-answered>Nothing is made up.</p>
        )
      ) : (
        <div
          data-answered={open.length === 0 || undefined}
          className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5"
        >
          <b>{open.length === 0 ? 'Answered for buyers' : 'Buyers will ask'}</b>
          <Answered questions={questions} />
          {open.length > 0 && <Gaps questions={open} onFill={fill} />}
        </div>
      )}
      <output className="sr-only">{questions.length > 0 && spoken(open)}</output>
      <output className="sr-only">
        {filled !== '' && `A line for ${filled} is in the description.`}
      </output>
    </>
  )
}

function Answered({ questions }: { questions: Question[] }) {
  return (
    <ul aria-label="Answered" className="contents">
      {questions.map(
        ({ label, isAnswered }) =>
          isAnswered && (
            <li key={label} className="flex items-center gap-1">
              <Check aria-hidden="true" strokeWidth={2.4} className="size-3.5 text-green-text" />
              {label}
            </li>
          ),
      )}
    </ul>
  )
}

type GapsProps = { questions: Question[]; onFill: (label: string) => void }

function Gaps({ questions, onFill }: GapsProps) {
  return (
    <ul aria-label="Open" className="flex flex-wrap gap-1.5">
      {questions.map(({ label, ask }) => (
        <li key={label} className="min-w-0">
          <button type="button" title={ask} className="gap" onClick={() => onFill(label)}>
            <Plus aria-hidden="true" />
            {label}:<span className="sr-only"> {ask}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function spoken(open: Question[]): string {
  return open.length === 0
    ? 'Your details answer what buyers ask first.'
    : `Buyers will ask: ${open.map(({ label }) => label).join(', ')}.`
}
