import { Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useIsPhone } from '#client/browser/phone.ts'
import { ComparedText } from '#client/comparing/compared.tsx'
import { differenceBeside, differenceOfTitles, type Piece } from '#client/comparing/difference.ts'
import { areTags, asTags, asText, type Said } from '#client/comparing/said.ts'
import { BuyerView } from '#client/listing/buyer-view.tsx'
import { TitleTape } from '#client/listing/title-tape.tsx'
import { Disclosure } from '#client/ui/accordion.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import { countText } from '#client/ui/counter.tsx'
import { SwingTags } from '#client/ui/swing-tags.tsx'
import type { ComparedPart, Improvement } from '#contract/improving/improving.ts'
import { LISTING, TAG, tagsAsText } from '#contract/listings.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { shortTitleOf } from '#marketplace/health.ts'
import { listingWith } from './checks.ts'
import { PART_NAMES } from './part-names.ts'
import { Pick } from './pick.tsx'
import { isEdited } from './use-choice.ts'
import { Why } from './why.tsx'

type ComparedProps = {
  improvement: Improvement
  compared: ComparedPart
  /** The new parts that are chosen. */
  taken: readonly WrittenPart[]
  /** It is saved like this, and not being changed. */
  isSettled: boolean
  onChange: (isNew: boolean) => void
}

/** One part as it was pasted and as it was written, word by word, and which of the two stands. */
export function Compared({ improvement, compared, taken, isSettled, onChange }: ComparedProps) {
  const { part, isOffered, why } = compared
  const isNew = taken.includes(part)
  const name = PART_NAMES[part]
  const sheets = (
    <Sheets improvement={improvement} part={part} isNew={isNew} isOffered={isOffered} />
  )
  return (
    <section aria-label={name} className="border-t border-line-soft first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3.5 pb-2.5 md:flex-nowrap md:px-6">
        <h2 className="font-display text-h3 font-semibold max-md:flex-1 md:min-w-28">{name}</h2>
        <Why why={isOffered && !isNew ? herOwn(improvement, part) : why} />
        {isOffered && !isSettled ? (
          <Pick part={name} isNew={isNew} onChange={onChange} />
        ) : (
          hasBoth(improvement, part) && (
            <p className="flex items-center gap-1.5 text-small font-semibold">
              {isNew && <Check aria-hidden="true" className="size-4 flex-none text-green-text" />}
              {isNew ? 'The new one' : 'Yours, kept'}
            </p>
          )
        )}
      </div>
      {isOffered || part === 'title'
        ? sheets
        : hasBoth(improvement, part) && <Folded summary="Show both">{sheets}</Folded>}
      {part === 'title' && <TitleShown improvement={improvement} taken={taken} />}
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

type TitleShownProps = Pick<ComparedProps, 'improvement' | 'taken'>

/** The title that is chosen on the tape, and as a buyer sees it above the description that is chosen. */
function TitleShown({ improvement, taken }: TitleShownProps) {
  const listing = useMemo(() => listingWith(improvement, taken), [improvement, taken])
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

type SheetsProps = Both & { isNew: boolean; isOffered: boolean }

function Sheets({ improvement, part, isNew, isOffered }: SheetsProps) {
  const isPhone = useIsPhone()
  const [mine, written] = textsOf({ improvement, part })
  const [was, is] = sheetsOf(part, [mine, written])
  // What stays is not struck.
  const kept = isNew ? was : was.map(unmarked)
  const yours = <Sheet whose="Yours" said={mine} part={part} pieces={kept} isChosen={!isNew} />
  const anew = <Sheet whose="New" said={written} part={part} pieces={is} isChosen={isNew} />
  // What is long is compared by nobody with what stands a screen below it. Hers comes first everywhere.
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
      {yours}
      {anew}
    </div>
  )
}

const SHOW_NEW = { description: 'Show the new one', tags: 'Show the new ones' } as const

/** What stands on the sheet of what was pasted, with what goes, and on that of what was written, with what comes. */
function sheetsOf(
  part: WrittenPart,
  [mine, written]: readonly [mine: Said, written: Said],
): [mine: Piece[], written: Piece[]] {
  if (areTags(mine, written)) {
    const [was, is] = [asTags(mine), asTags(written)]
    return [
      tagsBeside(was, { others: is, kind: 'gone' }),
      tagsBeside(is, { others: was, kind: 'new' }),
    ]
  }
  const [was, is] = [asText(mine), asText(written)]
  return [
    besidesIn(part, { other: is, text: was }).map((piece): Piece =>
      piece.kind === 'new' ? { ...piece, kind: 'gone' } : piece,
    ),
    besidesIn(part, { other: was, text: is }),
  ]
}

/** What one text has that the other has not; a bullet or a stop is nothing by itself, an emoji is. */
function besidesIn(part: WrittenPart, { other, text }: Record<'other' | 'text', string>): Piece[] {
  const pieces = part === 'title' ? differenceOfTitles(other, text) : differenceBeside(other, text)
  return pieces
    .filter(({ kind }) => kind !== 'gone')
    .map((piece) => (SAYS.test(piece.text) ? piece : unmarked(piece)))
}

const SAYS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Each in its place; in another place it is the same tag. */
function tagsBeside(
  tags: readonly string[],
  { others, kind }: { others: readonly string[]; kind: 'gone' | 'new' },
): Piece[] {
  const known = new Set(others.map((tag) => tag.toLowerCase()))
  return tags.map((text) => ({ text, kind: known.has(text.toLowerCase()) ? 'same' : kind }))
}

/** As if it stood in both. */
function unmarked({ text }: Piece): Piece {
  return { kind: 'same', text }
}

type SheetProps = {
  whose: 'Yours' | 'New'
  part: WrittenPart
  said: Said
  pieces: readonly Piece[]
  isChosen: boolean
}

/** One of the two texts; the one that stands has a green edge. */
function Sheet({ whose, part, said, pieces, isChosen }: SheetProps) {
  const isEmpty = said === null || said.length === 0
  return (
    <div
      className={classNames(
        'min-w-0 rounded-md border px-3 pt-2.5 pb-3 leading-normal md:px-4 md:pt-3 md:pb-3.5',
        whose === 'New' ? 'border-line-control bg-field' : 'border-line-soft bg-paper text-ink-2',
        isChosen && 'border-transparent inset-ring-2 inset-ring-green',
      )}
    >
      <div className="mb-1 flex min-h-6 items-center justify-between gap-3 text-meta text-ink-3">
        <b className={classNames('font-semibold', isChosen && 'text-green-text')}>
          {whose}
          {isChosen && <span className="sr-only">, chosen</span>}
        </b>
        {!isEmpty && (
          <span className="flex items-center gap-2">
            <span>{sizeOf(part, said.length)}</span>
            <CopyButton
              thing={`${whose === 'New' ? 'New' : 'Your'} ${PART_NAMES[part].toLowerCase()}`}
              text={typeof said === 'string' ? said : tagsAsText(said)}
              className="-my-2 -mr-3 max-md:-my-3 max-md:min-h-11"
            />
          </span>
        )}
      </div>
      {isEmpty && (
        <p className="text-ink-3">{whose === 'New' ? 'Not written' : 'Nothing pasted'}</p>
      )}
      {part === 'tags' ? (
        <div className="-mt-1">
          <SwingTags
            tags={pieces.map(({ text }) => text)}
            compared={pieces.map(({ kind }) => kind)}
            slots={TAG.max}
            lengthMax={TAG.lengthMax}
          />
        </div>
      ) : (
        <ComparedText
          pieces={pieces}
          className={part === 'title' && whose === 'New' ? 'font-semibold' : undefined}
        />
      )}
    </div>
  )
}

function sizeOf(part: WrittenPart, length: number): string {
  if (part === 'tags') return `${length} / ${TAG.max}`
  return countText(length, part === 'title' ? LISTING.titleMax : undefined)
}
