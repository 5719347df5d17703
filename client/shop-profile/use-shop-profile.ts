import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#client/api/api-error.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
import { toasted } from '#client/ui/toasted.ts'
import { accountRoutes } from '#contract/accounts.ts'
import {
  type ShopProfile,
  type ShopProfileBody,
  shopProfileRoutes,
} from '#contract/shop-profile.ts'

const { getShopProfile, saveShopProfile } = shopProfileRoutes

/** What the shop says once for all its listings. */
export function useShopProfile() {
  return useAnswer(getShopProfile)
}

/** Saves it, says so, and answers whether it went well. */
export function useSaveShopProfile() {
  const api = useApi()
  const cache = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (body: ShopProfileBody) => api.send(saveShopProfile, { body }),
    onSuccess: (saved) => {
      cache.setQueryData<ShopProfile>([getShopProfile.path], saved)
      // The generator asks there whether a shop has anything to say.
      void cache.invalidateQueries({ queryKey: [accountRoutes.currentUser.path] })
    },
  })
  return (profile: ShopProfileBody) =>
    toasted(mutateAsync(profile), {
      done: { title: 'Saved', description: 'It holds for every listing from now on.' },
      failed: (error) =>
        messageOf(error, 'The shop profile could not be saved. Nothing was changed.'),
    })
}
