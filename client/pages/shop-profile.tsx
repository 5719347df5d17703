import { useNewestListings } from '#client/history/use-listing-pages.ts'
import { MUG } from '#client/marketing/more-examples.ts'
import { ProfileForm } from '#client/shop-profile/profile-form.tsx'
import { useShopProfile } from '#client/shop-profile/use-shop-profile.ts'
import { Card } from '#client/ui/card.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { LoadFailure } from './load-failure.tsx'
import { PageTop } from './heading/page-top.tsx'
import { SaidEverywhere } from './said-everywhere.tsx'

/** A mug, as the fields suggest what a potter would say. */
const EXAMPLE = { name: MUG.nickname, title: MUG.title, description: MUG.description.join('\n') }

/** What a shop says once, and every new listing obeys. */
export function ShopProfilePage() {
  const { data: profile, error, refetch } = useShopProfile()
  const { listings } = useNewestListings(1)
  return (
    <div className="grid gap-5 py-4">
      <SaidEverywhere />
      <PageTop name="Shop profile">
        Set it once and new listings use it. An item’s own details come first.
      </PageTop>
      {error && <LoadFailure thing="shop profile" error={error} onRetry={() => void refetch()} />}
      {!error && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
          {profile ? (
            <ProfileForm
              profile={profile}
              lastListing={listings && (listings[0] ?? 'none')}
              example={EXAMPLE}
            />
          ) : (
            <Card className="p-5">
              <div role="status" aria-label="Loading your shop profile">
                <SkeletonLines lines={8} />
              </div>
            </Card>
          )}
        </div>
      )}
    </div>
  )
}
