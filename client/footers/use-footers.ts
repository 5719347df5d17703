import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
import type { FooterBody } from '#contract/footers.ts'
import { routes } from '#contract/routes.ts'

/** All saved footers, newest first. */
export function useFooters() {
  return useAnswer(routes.listFooters)
}

export function useCreateFooter() {
  const api = useApi()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: (footer: FooterBody) => api.send(routes.createFooter, { body: footer }),
    onSuccess: refreshFooters,
  })
}

export function useUpdateFooter() {
  const api = useApi()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: ({ id, footer }: { id: string; footer: FooterBody }) =>
      api.send(routes.updateFooter, { params: { id }, body: footer }),
    onSuccess: refreshFooters,
  })
}

export function useDeleteFooter() {
  const api = useApi()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: (id: string) => api.send(routes.deleteFooter, { params: { id } }),
    onSuccess: refreshFooters,
  })
}

function useRefreshFooters() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [routes.listFooters.path] })
}
