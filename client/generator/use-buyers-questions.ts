import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#client/api/use-api.ts'
import type { BuyersQuestions } from '#contract/buyers-questions.ts'
import { buyersQuestionsOf } from './buyers-questions-query.ts'
import type { Item } from './item.ts'

/** A pause in typing. */
const PAUSE_MS = 300

/** What buyers will ask of what is typed, a moment after the last key; the last answer until then. */
export function useBuyersQuestions(item: Item): BuyersQuestions | undefined {
  const api = useApi()
  const settled = useSettled(item)
  const { data } = useQuery({
    ...buyersQuestionsOf(api, settled),
    placeholderData: (previous) => previous,
  })
  return data
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)

  // The clock says when nothing more is coming.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
