import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOr } from '#client/api/api-error.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
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

/** Saves it, and tells how that went until something else is typed. */
export function useSaveShopProfile() {
  const api = useApi()
  const cache = useQueryClient()
  const { mutateAsync, isSuccess, error, reset } = useMutation({
    mutationFn: (body: ShopProfileBody) => api.send(saveShopProfile, { body }),
    onSuccess: (saved) => {
      cache.setQueryData<ShopProfile>([getShopProfile.path], saved)
      // The generator asks there whether a shop has anything to say.
      void cache.invalidateQueries({ queryKey: [accountRoutes.currentUser.path] })
    },
  })
  return {
    save: (profile: ShopProfileBody) =>
      mutateAsync(profile).then(
        () => true,
        () => false,
      ),
    isSaved: isSuccess,
    /** Why it was not saved; null where it was, or where nobody has tried since the last change. */
    failure: error && sentenceOf(error),
    forget: () => {
      if (isSuccess || error) reset()
    },
  }
}

const sentenceOf = sentenceOr('It could not be saved. Please try again in a moment.')
