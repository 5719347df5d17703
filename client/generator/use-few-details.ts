import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#client/api/use-api.ts'
import { keepDraft, readDraft } from '#client/browser/drafts.ts'
import { type BuyersQuestions, FEW_DETAILS_MAX } from '#contract/buyers-questions.ts'
import type { Item } from './item.ts'

/** An item about which the seller is being asked, and what would help it most. */
export type Doubt = {
  item: Item
  questions: BuyersQuestions['questions']
  /** How often Generate was pressed over it. */
  presses: number
}

const DRAFT = 'asked-about'
const AskedAbout = z.object({ productType: z.string() })

/** Lets an item pass to be written, but asks once where its details tell almost nothing. */
export function useFewDetails(item: Item, onWrite: (item: Item) => void) {
  const api = useApi()
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [standing, setStanding] = useState<Doubt | null>(null)
  // It is about these very words; whoever types others has answered.
  const doubt = standing?.item.productType === item.productType ? standing : null

  const tellsEnough = async (complete: Item): Promise<boolean> => {
    try {
      const { buyersQuestionsOf } = await import('./buyers-questions-query.ts')
      const asked = await cache.fetchQuery(buyersQuestionsOf(api, complete))
      if (asked.tellsAlmostNothing)
        setStanding({ item: complete, questions: asked.questions, presses: 1 })
      return !asked.tellsAlmostNothing
    } catch {
      // A question that cannot be asked must not be in the way.
      return true
    }
  }

  return {
    doubt,
    isAsking,
    write: async (complete: Item): Promise<void> => {
      if (isAsking) return
      // A second press on the same button is no answer: the first may have been one of a double click.
      if (doubt !== null) return setStanding({ ...doubt, presses: doubt.presses + 1 })
      if (isLong(complete) || wasAskedAbout(complete)) return onWrite(complete)
      setIsAsking(true)
      const isEnough = await tellsEnough(complete)
      setIsAsking(false)
      if (isEnough) onWrite(complete)
      else keepDraft(DRAFT, { productType: complete.productType })
    },
    answer: () => setStanding(null),
  }
}

function isLong({ productType }: Item): boolean {
  return productType.length > FEW_DETAILS_MAX
}

function wasAskedAbout({ productType }: Item): boolean {
  return readDraft(DRAFT, AskedAbout)?.productType === productType
}
