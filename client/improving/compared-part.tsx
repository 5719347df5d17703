import { Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useIsPhone } from '#client/browser/phone.ts'
import type { Said } from '#client/comparing/said.ts'
import { BuyerView } from '#client/listing/buyer-view.tsx'
import { TitleTape } from '#client/listing/title-tape.tsx'
import { Disclosure } from '#client/ui/accordion.tsx'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import type { ComparedPart, Improvement } from '#contract/improving/improving.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { shortTitleOf } from '#marketplace/health.ts'
import { listingWith } from './checks.ts'
import { sheetsOf, unmarked } from './marked.ts'
import { PART_NAMES } from './part-names.ts'
import { Pick } from './pick.tsx'
import { Sheet } from './sheet.tsx'
import { isEdited } from './use-choice.ts'
import { isOneLine, Why, WhyListed } from './why.tsx'

type ComparedProps = {
  improvement: Improvement
  compared: ComparedPart
  /** The new parts that are chosen. */
  taken: readonly WrittenPart[]
  /** It is saved like this, and not being changed. */
  isSettled: boolean
  isSaving: boolean
  onChange: (isNew: boolean) => void
  /** Saves what is chosen, and opens this part to be written by hand. */
  onEdit: () => void
}

/** One part as it was pasted and as it was written, word by word, and which of the two stands. */
export function Compared({ improvement, compared, taken, isSettled, ...on }: ComparedProps) {
  const { part, isOffered, why } = compared
  const isNew = taken.includes(part)
  const name = PART_NAMES[part]
  const said = isOffered && !isNew ? herOwn(improvement, part) : why
  // A line has room beside the name; several stand below what they are about.
  const isLine = isOneLine(said)
  const sheets = (
    <Sheets
      improvement={improvement}
      part={part}
      isNew={isNew}
      isOffered={isOffered}
      edit={
        isOffered &&
        !isSettled && (
          <Button
            look="quiet"
            size="small"
            disabled={on.isSaving}
            className="-my-2 max-md:-my-3 max-md:min-h-11"
            onClick={on.onEdit}
          >
            {/* On a phone there is room for the one word. */}
            <span className="max-md:sr-only">Save and edit</span>
            <span aria-hidden="true" className="md:hidden">
              Edit
            </span>
            <span className="sr-only"> the {name.toLowerCase()}</span>
          </Button>
        )
      }
    />
  )
  return (
    <section aria-label={name} className="border-t border-line-soft first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3.5 pb-2.5 md:flex-nowrap md:px-6">
        <h2
          className={classNames(
            'font-display text-h3 font-semibold max-md:flex-1 md:min-w-28',
            !isLine && 'flex-1',
          )}
        >
          {name}
        </h2>
        {isLine && <Why why={said} />}
        {isOffered && !isSettled ? (
          <Pick part={name} isNew={isNew} onChange={on.onChange} />
        ) : (
          hasBoth(improvement, part) && (
            <p className="flex items-center gap-1.5 text-small font-semibold">
              {isNew && <Check aria-hidden="true" className="size-4 flex-none text-green-text" />}
              {isNew
                ? 'The new one'
                : isSettled && isEdited(improvement, part)
                  ? 'Changed by hand'
                  : 'Yours, kept'}
            </p>
          )
        )}
      </div>
      {isOffered || part === 'title'
        ? sheets
        : hasBoth(improvement, part) && <Folded summary="Show both">{sheets}</Folded>}
      {!isLine && <WhyListed why={said} />}
      {part === 'title' && (
        <TitleShown improvement={improvement} taken={taken} isSettled={isSettled} />
      )}
    </section>
  )
}

/** Hers is chosen: what the new one would mend is not what stands. */
function herOwn(improvement: Improvement, part: WrittenPart): string {
  return isEdited(improvement, part)
    ? 'Yours stays as you changed it by hand.'
    : 'Yours stays as you pasted it, word for word.'
}

/** What is kept is a line and both texts behind it, and so is on a phone what is not chosen. */
function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <div className="-mt-1.5 pb-1.5">
      <div className="px-4 md:px-6">
        <Disclosure summary={summary}>
          <div className="-mx-4 md:-mx-6">{children}</div>
        </Disclosure>
      </div>
    </div>
  )
}

type TitleShownProps = Pick<ComparedProps, 'improvement' | 'taken' | 'isSettled'>

/** The title that is chosen on the tape, and as a buyer sees it above the description that is chosen. */
function TitleShown({ improvement, taken, isSettled }: TitleShownProps) {
  // Saved, it is shown as it is now, with what she changed by hand.
  const listing = useMemo(
    () => (isSettled ? improvement.listing : listingWith(improvement, taken)),
    [improvement, taken, isSettled],
  )
  const { generatedTitle: title, generatedDescription: description } = listing
  return (
    <div className="-mt-2 grid items-start gap-x-3 px-4 pb-4 md:grid-cols-2 md:px-6 md:pb-5">
      <div className="mt-2.5">
        <h3 className="mb-2 text-small leading-snug font-semibold">
          {taken.includes('title') ? 'The new title on the tape' : 'Your title on the tape'}
        </h3>
        <TitleTape length={title.length} short={shortTitleOf(listing)} />
      </div>
      <BuyerView title={title} description={description} listing={improvement.listing} level="h3" />
    </div>
  )
}

type Both = { improvement: Improvement; part: WrittenPart }

function textsOf({ improvement, part }: Both): [mine: Said, written: Said] {
  const field = FIELD_OF_PART[part]
  return [improvement.pasted[field] ?? null, improvement.written[field] ?? null]
}

/** Of nothing pasted and nothing written there is nothing to show. */
function hasBoth(improvement: Improvement, part: WrittenPart): boolean {
  return textsOf({ improvement, part }).some((said) => said !== null && said.length > 0)
}

/** The first part whose texts are seen with their marks: tags have others. */
function firstMarked(improvement: Improvement): WrittenPart | undefined {
  return improvement.parts.find(({ part, isOffered }) => {
    const [mine, written] = textsOf({ improvement, part })
    return part !== 'tags' && (isOffered || part === 'title') && mine !== written
  })?.part
}

type SheetsProps = Both & {
  isNew: boolean
  isOffered: boolean
  /** The press that goes on with the chosen text by hand. */
  edit: ReactNode
}

function Sheets({ improvement, part, isNew, isOffered, edit }: SheetsProps) {
  const isPhone = useIsPhone()
  const [mine, written] = textsOf({ improvement, part })
  const [was, is] = sheetsOf(part, [mine, written])
  // What stays is not struck.
  const kept = isNew ? was : was.map(unmarked)
  const sheet = { part, edit, isFirst: part === firstMarked(improvement) }
  const yours = <Sheet {...sheet} whose="Yours" said={mine} pieces={kept} isChosen={!isNew} />
  const anew = <Sheet {...sheet} whose="New" said={written} pieces={is} isChosen={isNew} />
  // What is long is compared by nobody with what stands a screen below it.
  if (isPhone && isOffered && (part === 'description' || part === 'tags')) {
    const chosen = <div className="grid px-4 pb-2.5">{isNew ? anew : yours}</div>
    return (
      <>
        {!isNew && chosen}
        <Folded summary={isNew ? 'Show yours' : SHOW_NEW[part]}>
          <div className="grid px-4 pb-4">{isNew ? yours : anew}</div>
        </Folded>
        {isNew && chosen}
      </>
    )
  }
  return (
    <div className="grid gap-2 px-4 pb-4 md:grid-cols-2 md:gap-3 md:px-6 md:pb-5">
      {/* In one order whatever is chosen: nothing moves under the thumb. */}
      {isPhone ? (
        <>
          {anew}
          {yours}
        </>
      ) : (
        <>
          {yours}
          {anew}
        </>
      )}
    </div>
  )
}

const SHOW_NEW = { description: 'Show the new one', tags: 'Show the new ones' } as const
