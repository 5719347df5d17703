import { lazy } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { ChosenPackageOffer } from '#client/credits/chosen-package-offer.tsx'
import { CreditsBar } from '#client/credits/credits-bar.tsx'
import { FORM_ID, GeneratorForm } from '#client/generator/generator-form.tsx'
import type { Item } from '#client/generator/item.ts'
import { RecentActivity } from '#client/history/recent-activity.tsx'
import { ResultCard } from '#client/generator/result-card.tsx'
import { showResult } from '#client/generator/show-result.ts'
import { useGeneration } from '#client/generator/use-generation.ts'
import { useItem } from '#client/generator/use-item.ts'
import { ExtensionBanner } from '#client/marketing/extension-banner.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import type { WriterChoice } from '#contract/listings.ts'
import { PageHeading } from './page-heading.tsx'

const importOffer = () => import('#client/generator/plain-offer.tsx')
const PlainOffer = lazy(async () => ({ default: (await importOffer()).PlainOffer }))

/** Where listings are written. */
export function Dashboard() {
  const { data: user, isError, refetch } = useCurrentUser()
  return (
    <>
      <PageHeading name="Dashboard" className="sr-only" />
      {user && <Bench credits={user.credits} />}
      {!user && !isError && <Spinner label="Loading your dashboard" className="min-h-[50vh]" />}
      {!user && isError && (
        <Banner
          look="error"
          title="Your account could not be loaded"
          isLive
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>Check your internet connection, then try again.</p>
        </Banner>
      )}
    </>
  )
}

function Bench({ credits }: { credits: number }) {
  const form = useItem()
  const { generation, generate, forgetFailure, finishSetting } = useGeneration()
  const hasTried =
    generation.step !== 'idle' || generation.listing !== null || generation.failure !== undefined
  useLatePart(false, importOffer)
  const start = (item: Item, writer?: WriterChoice) => {
    showResult()
    void generate(item, writer)
  }
  const startNew = () => {
    form.startNew()
    forgetFailure()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <CreditsBar credits={credits} />
      <ChosenPackageOffer />
      <ExtensionBanner />
      <div className="mt-2 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-7">
        <GeneratorForm
          form={form}
          credits={credits}
          isGenerating={generation.step === 'writing'}
          onGenerate={start}
          onStartNew={startNew}
        />
        <div className="grid grid-cols-1 gap-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {hasTried && (
            <a href={`#${FORM_ID}`} className="text-link justify-self-start lg:hidden">
              Back to details
            </a>
          )}
          <ResultCard
            generation={generation}
            item={form.item}
            onSet={finishSetting}
            withoutModel={
              <PlainOffer form={form} credits={credits} onWrite={(item) => start(item, 'plain')} />
            }
          />
        </div>
        <RecentActivity />
      </div>
    </div>
  )
}
