import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api/api-error.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
import { type Footer, type FooterBody, footerRoutes } from '#contract/footers.ts'

/** All saved footers, newest first. */
export function useFooters() {
  return useAnswer(footerRoutes.listFooters)
}

export function useCreateFooter() {
  const api = useApi()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: (body: FooterBody) => api.send(footerRoutes.createFooter, { body }),
    onSuccess: refreshFooters,
  })
}

/** Saves a footer, unless it has been changed elsewhere; then shows what it says now. */
export function useUpdateFooter() {
  const api = useApi()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: ({ footer: { id, version }, body }: { footer: Footer; body: FooterBody }) =>
      api.send(footerRoutes.updateFooter, { params: { id }, version, body }),
    onSuccess: refreshFooters,
    onError: (error) => (isChangedElsewhere(error) ? refreshFooters() : undefined),
  })
}

export function isChangedElsewhere(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'footer_changed'
}

export function useDeleteFooter() {
  const api = useApi()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: (id: string) => api.send(footerRoutes.deleteFooter, { params: { id } }),
    onSuccess: refreshFooters,
  })
}

/** Brings a deleted footer back. */
export function useRestoreFooter() {
  const api = useApi()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: (id: string) => api.send(footerRoutes.restoreFooter, { params: { id } }),
    onSuccess: refreshFooters,
  })
}

function useRefreshFooters() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [footerRoutes.listFooters.path] })
}
