import { createContext, use } from 'react'
import type { Api } from './client.ts'

export const ApiContext = createContext<Api | null>(null)

export function useApi(): Api {
  const api = use(ApiContext)
  if (api === null) throw new Error('useApi needs an ApiContext around it')
  return api
}
