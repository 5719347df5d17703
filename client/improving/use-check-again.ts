import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { checkingRoutes } from '#contract/checking.ts'
import type { ImproveRequest } from '#contract/improving/improving.ts'
import { keepRefusal, type KeptRefusal } from './kept-refusal.ts'
import type { Refused } from './mending.ts'

/** The free check of what was refused, once she changed it: how it stands now, and what is left to mend. */
export function useCheckAgain(refused: KeptRefusal | null) {
  const api = useApi()
  const [last, setLast] = useState(() => lastOf(refused))
  // Come back to, it is where she left it.
  const [atFirst] = useState(last?.found ?? refused)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: ImproveRequest) => {
      const { title, description, tags, altText, listingTitle, usesProfile } = request
      const body = { title, description, tags, altText, listingTitle, usesProfile }
      return api.send(checkingRoutes.checkListing, { body })
    },
    onSuccess: ({ met, of, checks, faults }, request) => {
      if (refused === null) return
      // Tags are found with what is written, so these stay the ones of the text as it was refused.
      const { tagsToAdd } = refused.health
      const states = checks.map(({ state }) => state)
      // Nothing new was written of what stands there now.
      const health = { met, of, states, faults, tagsToAdd, kept: [] }
      keepRefusal({ ...refused, checked: { request, health } })
      setLast({ of: refused.request, found: { request, health, isChecked: true } })
    },
  })
  const found = last !== undefined && last.of === refused?.request ? last.found : refused
  return {
    /** What was refused, or how that stood when it was checked last. */
    found,
    /** It was found in this visit. */
    isNew: found !== atFirst,
    check: mutate,
    isPending,
    failure: error && sentenceOr('Listwright gave no answer.')(error),
  }
}

type Last = { of: ImproveRequest; found: Refused }

function lastOf(refused: KeptRefusal | null): Last | undefined {
  if (refused === null || refused.checked === null) return undefined
  return { of: refused.request, found: { ...refused.checked, isChecked: true } }
}
