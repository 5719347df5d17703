import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api/use-api.ts'
import { FEW_DETAILS_MAX } from '#contract/listings.ts'
import type { OpenQuestions } from './few-details.tsx'
import type { Item } from './item.ts'

export const importFewDetails = () => import('./few-details.tsx')

/** An item about which the seller is being asked, and what would help it most. */
type Doubt = {
  productType: string
  questions: OpenQuestions
  /** How often Generate was pressed over it. */
  presses: number
}

/** Lets an item pass to be written, but asks once where its details tell almost nothing. */
export function useFewDetails(item: Item, onWrite: (item: Item) => void) {
  const api = useApi()
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [standing, setStanding] = useState<Doubt | null>(null)
  // It is about these very words; whoever types others has answered.
  const doubt = standing?.productType === item.productType ? standing : null

  const questionsFor = async (complete: Item): Promise<OpenQuestions | null> => {
    if (complete.productType.length > FEW_DETAILS_MAX) return null
    setIsAsking(true)
    // A question that cannot be asked must not be in the way.
    const questions = await importFewDetails()
      .then(({ askOnce }) => askOnce(complete, { api, cache }))
      .catch(() => null)
    setIsAsking(false)
    return questions
  }

  return {
    doubt,
    isAsking,
    write: async (complete: Item): Promise<void> => {
      if (isAsking) return
      // A second press on the same button is no answer: the first may have been one of a double click.
      if (doubt !== null) return setStanding({ ...doubt, presses: doubt.presses + 1 })
      const questions = await questionsFor(complete)
      if (questions === null) onWrite(complete)
      else setStanding({ productType: complete.productType, questions, presses: 1 })
    },
    answer: () => setStanding(null),
  }
}
