import { Check, GitCompareArrows, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { CardFooter, CardSection } from '#client/ui/card.tsx'
import { differenceOfPhrases } from '#client/comparing/difference-of-phrases.ts'
import type { Version, VersionTexts, WholeVersion } from '#contract/versions.ts'
import { ChangedPart } from './changed-part.tsx'
import { ChangedReasons } from './changed-reasons.tsx'
import { momentOf, namedParts, nameOf, PARTS } from './version-names.ts'

type WhatChangedProps = {
  before: WholeVersion
  after: WholeVersion
  /** Those that are known, for their names. */
  versions: readonly Version[]
  /** How the listing stands. */
  now: VersionTexts
  newest: number
  isRestoring: boolean
  onRestore: () => void
  /** Compares how it began with how it stands. */
  onWhole: () => void
}

/** Two versions of a listing: where they differ word by word, what is the same in one line. */
export function WhatChanged({ before, after, now, newest, ...props }: WhatChangedProps) {
  const { versions, ...acts } = props
  const [isPlain, setIsPlain] = useState(false)
  const isOne = before.number === after.number
  const same = PARTS.filter(({ field }) => isSame(before.texts, after.texts, field))
  const shown = isOne
    ? PARTS.filter(({ field }) => hasText(after.texts[field]))
    : PARTS.filter((part) => !same.includes(part))
  const isNow = PARTS.every(({ field }) => isSame(before.texts, now, field))
  const isWhole = before.number === 1 && after.number === newest
  return (
    <>
      <Head
        title={isOne ? 'First version' : 'What changed'}
        note={
          isOne ? (
            momentOf(after.madeAt)
          ) : (
            <Span before={before} after={after} versions={versions} same={same.length} />
          )
        }
      >
        {!isOne && (
          <Button
            look="quiet"
            size="small"
            aria-pressed={isPlain}
            className="max-md:-my-2 max-md:-mr-3 max-md:min-h-11 aria-pressed:bg-sunk"
            onClick={() => setIsPlain(!isPlain)}
          >
            Only the new text
          </Button>
        )}
        {!isNow && (
          <Button
            icon={<Undo2 aria-hidden="true" />}
            isBusy={acts.isRestoring}
            className="max-md:order-2 max-md:min-h-[50px] max-md:basis-full"
            onClick={acts.onRestore}
          >
            {isOne ? 'Restore this version' : 'Restore the version before'}
          </Button>
        )}
      </Head>
      <Parts
        shown={shown}
        before={isOne ? after.texts : before.texts}
        after={after.texts}
        isPlain={isPlain}
      />
      {!isOne && same.length > 0 && <Same fields={same.map(({ field }) => field)} />}
      <CardFooter className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex-1 basis-60 text-small text-ink-2">
          {isNow
            ? `${isOne ? 'This version' : 'The version before'} says what the listing says now.`
            : `Restoring makes version ${newest + 1}. Nothing is lost.`}
        </p>
        {!isWhole && (
          <Button
            look="quiet"
            size="small"
            icon={<GitCompareArrows aria-hidden="true" />}
            className="-mx-3 max-md:min-h-11"
            onClick={acts.onWhole}
          >
            Compare the first with the newest
          </Button>
        )}
      </CardFooter>
    </>
  )
}

type VersionWordsProps = { title: string; note: string; texts: VersionTexts; children: ReactNode }

/** The words of a version beside which there is no other. */
export function VersionWords({ title, note, texts, children }: VersionWordsProps) {
  const shown = PARTS.filter(({ field }) => hasText(texts[field]))
  return (
    <>
      <Head title={title} note={note}>
        {children}
      </Head>
      <Parts shown={shown} before={texts} after={texts} isPlain />
    </>
  )
}

type PartsProps = {
  shown: readonly (typeof PARTS)[number][]
  before: VersionTexts
  after: VersionTexts
  isPlain: boolean
}

function Parts({ shown, before, after, isPlain }: PartsProps) {
  return shown.map(({ field, heading }) =>
    field === 'generatedExplanation' ? (
      <ChangedReasons
        key={field}
        before={before[field] ?? ''}
        after={after[field] ?? ''}
        isPlain={isPlain}
      />
    ) : (
      <ChangedPart
        key={field}
        heading={heading}
        before={before[field]}
        after={after[field]}
        isPlain={isPlain}
        hasSizes={field !== 'listingTitle' && field !== 'sku'}
        compare={field === 'generatedTitle' ? differenceOfPhrases : undefined}
        className={LOOKS.get(field) ?? 'max-w-[70ch]'}
      />
    ),
  )
}

const LOOKS = new Map<keyof VersionTexts, string>([
  [
    'generatedTitle',
    'text-[1.0625rem] leading-[1.4] font-semibold text-pretty md:text-[1.1875rem] md:leading-[1.42]',
  ],
])

type HeadProps = { title: string; note: ReactNode; children?: ReactNode }

function Head({ title, note, children }: HeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6 md:py-4">
      <div className="min-w-0 flex-1 basis-72 max-md:contents">
        <h2 className="font-display text-[1.1875rem] leading-tight font-semibold tracking-title max-md:flex-1 md:text-h2">
          {title}
        </h2>
        <p role="status" className="text-meta text-ink-3 max-md:order-1 max-md:basis-full md:mt-1">
          {note}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:contents">{children}</div>
    </header>
  )
}

type SpanProps = {
  before: WholeVersion
  after: WholeVersion
  versions: readonly Version[]
  same: number
}

/** By their names; two of one name also by their moments. */
function Span({ before, after, versions, same }: SpanProps) {
  const names = [nameOf(before, versions), nameOf(after, versions)]
  const [from, to] = [before, after].map(({ madeAt }, at) =>
    names[0] === names[1] ? `“${names[at]}”, ${momentOf(madeAt)},` : `“${names[at]}”`,
  )
  return (
    <>
      From {from} to {to?.replace(/,$/, '')}.{' '}
      <span className="whitespace-nowrap">
        {same} of {PARTS.length} parts are the same.
      </span>
    </>
  )
}

function Same({ fields }: { fields: (keyof VersionTexts)[] }) {
  const isAll = fields.length === PARTS.length
  return (
    <CardSection className="flex items-center gap-2.5 text-small text-ink-2">
      <Check aria-hidden="true" className="size-4 flex-none" />
      {isAll
        ? 'Both versions say the same.'
        : `${namedParts(fields)} ${isPlural(fields) ? 'are' : 'is'} the same in both.`}
    </CardSection>
  )
}

function isPlural([first, ...others]: (keyof VersionTexts)[]): boolean {
  return others.length > 0 || first === 'generatedTags' || first === 'generatedExplanation'
}

function isSame(one: VersionTexts, other: VersionTexts, field: keyof VersionTexts): boolean {
  return JSON.stringify(one[field]) === JSON.stringify(other[field])
}

function hasText(said: VersionTexts[keyof VersionTexts]): boolean {
  return said !== null && said.length > 0
}
