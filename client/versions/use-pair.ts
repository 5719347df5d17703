import { useLocation, useSearch } from 'wouter'
import { PAGES } from '#contract/pages.ts'

/** The numbers of the two versions that are compared. */
export type Pair = { before: number; after: number }

/**
 * Which versions are compared. It stands in the address; of which nothing is said there is the newest one,
 * and what it changed.
 */
export function usePair(newest: number) {
  const params = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const numberOf = (name: string) => {
    const number = Number(params.get(name))
    return Number.isInteger(number) && number >= 1 && number <= newest ? number : null
  }
  const after = numberOf('after') ?? newest
  const before = numberOf('before') ?? Math.max(1, after - 1)

  const write = (chosen: Partial<Pair>) => {
    const named = new URLSearchParams(
      Object.entries(chosen).map(([name, number]) => [name, String(number)]),
    )
    const search = named.size > 0 ? `?${named}` : ''
    navigate(`${PAGES.versions}${search}${location.hash}`, { replace: true })
  }
  return {
    pair: { before, after },
    /** Who chooses the one for the other has the two change places. */
    choose: (chosen: Partial<Pair>) => {
      const isSwap = chosen.before === after || chosen.after === before
      const isOne = chosen.before === undefined || chosen.after === undefined
      write(isSwap && isOne ? { before: after, after: before } : { before, after, ...chosen })
    },
    chooseNewest: () => write({}),
  }
}
