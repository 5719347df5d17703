import type { QueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef } from 'react'
import * as z from 'zod/mini'
import type { Api } from '#client/api/client.ts'
import { keepDraft, readDraft } from '#client/browser/drafts.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import type { BuyersQuestions } from '#contract/buyers-questions.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { buyersQuestionsOf } from './buyers-questions-query.ts'
import type { Item } from './item.ts'

/** What buyers ask of a thing, for a seller who has hardly told of it. */
export type OpenQuestions = BuyersQuestions['questions']

const DRAFT = 'asked-about'
const AskedAbout = z.object({ productType: z.string() })

/** Whoever has pressed the button would rather have the listing than wait for a question. */
const PATIENCE_MS = 3000

function patience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The question took too long')), PATIENCE_MS)
  })
}

/** What to ask the seller before an item is written; null where it tells enough or was asked about. */
export async function askOnce(
  item: Item,
  { api, cache }: { api: Api; cache: QueryClient },
): Promise<OpenQuestions | null> {
  const { productType } = item
  if (readDraft(DRAFT, AskedAbout)?.productType === productType) return null
  const asked = cache.fetchQuery(buyersQuestionsOf(api, item))
  const { tellsAlmostNothing, questions } = await Promise.race([asked, patience()])
  if (!tellsAlmostNothing) return null
  keepDraft(DRAFT, { productType })
  return questions
}

type FewDetailsProps = {
  questions: OpenQuestions
  field: RefObject<HTMLTextAreaElement | null>
  onAdd: () => void
  onWrite: () => void
}

const NAMED_MAX = 3

/** Asked before a credit goes into a listing that could say nothing. */
export function FewDetails({ questions, field, onAdd, onWrite }: FewDetailsProps) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const addDetails = () => {
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
    onAdd()
  }

  // The focus: whoever pressed Generate by keyboard has the answer under their hands.
  useEffect(() => add.current?.focus(), [])

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-what`}>
      <Banner
        look="info"
        title={<span id={id}>There are few details so far</span>}
        action={
          <div className="flex flex-wrap gap-2">
            <Button ref={add} size="small" onClick={addDetails}>
              Add details
            </Button>
            <Button size="small" look="quiet" onClick={onWrite}>
              Generate anyway
            </Button>
          </div>
        }
      >
        <div id={`${id}-what`}>
          <p>{whatHelps(questions)}</p>
          <p>Nothing has been charged yet. Writing uses {LISTING_COST} credit.</p>
        </div>
      </Banner>
    </div>
  )
}

function whatHelps(questions: OpenQuestions): string {
  const open = questions.filter(({ isAnswered }) => !isAnswered).slice(0, NAMED_MAX)
  if (open.length === 0) return 'Size, material and care would help most: nothing is made up.'
  return `Buyers ask first: ${open.map(({ ask }) => ask).join(' ')}`
}
