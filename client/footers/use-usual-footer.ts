import { messageOf } from '#client/api/api-error.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { useChooseUsualFooter } from './use-footers.ts'

/** Chooses what goes under every new listing; which it is, its radio shows. */
export function useUsualFooter() {
  const { mutateAsync, isPending } = useChooseUsualFooter()
  const choose = (footerId: string | null) =>
    toasted(mutateAsync(footerId), {
      failed: (error) => messageOf(error, 'Failed to save footer'),
    })
  return { choose, isPending }
}
