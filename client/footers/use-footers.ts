import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
import { saveOver } from '#client/editing/save-over.ts'
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

export function useUpdateFooter() {
  const api = useApi()
  const cache = useQueryClient()
  const refreshFooters = useRefreshFooters()
  return useMutation({
    mutationFn: ({ footer, body }: { footer: Footer; body: FooterBody }) =>
      saveOver({
        row: footer,
        fields: Object.keys(body),
        send: ({ id, version }) =>
          api.send(footerRoutes.updateFooter, { params: { id }, version, body }),
        refresh: async () => {
          const footers = await api.read(footerRoutes.listFooters)
          cache.setQueryData<Footer[]>([footerRoutes.listFooters.path], footers)
          return footers.find(({ id }) => id === footer.id) ?? footer
        },
      }),
    onSuccess: refreshFooters,
  })
}

/** Chooses what goes under every new listing, or nothing. */
export function useChooseUsualFooter() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (footerId: string | null) =>
      api.send(footerRoutes.chooseUsualFooter, { body: { footerId } }),
    onSuccess: (footers) => cache.setQueryData<Footer[]>([footerRoutes.listFooters.path], footers),
  })
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
