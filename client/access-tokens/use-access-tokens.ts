import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFreshSignIn } from '#client/accounts/fresh-sign-in.tsx'
import { useApi } from '#client/api/use-api.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { type AccessTokenBody, accessTokenRoutes } from '#contract/access-tokens/access-tokens.ts'

const { listAccessTokens, makeAccessToken, endAccessToken } = accessTokenRoutes

/** All of the person's, newest first. */
export function useAccessTokens() {
  return useAnswer(listAccessTokens)
}

/** The answer holds the token, which nothing here keeps: whoever asked shows it once. */
export function useMakeAccessToken() {
  const api = useApi()
  const freshly = useFreshSignIn()
  const refresh = useRefreshTokens()
  return useMutation({
    mutationFn: (body: AccessTokenBody) => freshly(() => api.send(makeAccessToken, { body })),
    gcTime: 0,
    onSuccess: refresh,
  })
}

export function useEndAccessToken() {
  const api = useApi()
  const freshly = useFreshSignIn()
  const refresh = useRefreshTokens()
  return useMutation({
    mutationFn: (id: string) => freshly(() => api.send(endAccessToken, { params: { id } })),
    onSuccess: refresh,
  })
}

function useRefreshTokens() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [listAccessTokens.path] })
}
