import { CircleUserRound, LogOut } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { Wordmark } from '#client/art/mark.tsx'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { listingHash, type Page, PAGES } from '#contract/pages.ts'

const AccountDialog = lazy(async () => ({
  default: (await import('./account-dialog.tsx')).AccountDialog,
}))

type AppHeaderProps = {
  current: Page
  isAdmin: boolean
  /** The credits and the way to more. */
  till?: ReactNode
  onSignOut: () => void
}

const TABS = [
  { page: PAGES.home, label: 'Dashboard' },
  { page: PAGES.history, label: 'History' },
  { page: PAGES.footers, label: 'Footers' },
]
/** Pages without a tab of their own, and the one they belong to. */
const UNDER: ReadonlyMap<string, string> = new Map([
  [PAGES.versions, PAGES.history],
  [PAGES.improve, PAGES.home],
  [PAGES.deleted, PAGES.history],
  [PAGES.batches, PAGES.home],
  [PAGES.shopProfile, PAGES.footers],
])
const ADMIN_TAB = { page: PAGES.admin, label: 'Admin' }

/** The head of every screen for members; on a phone the tabs are a row of their own. */
export function AppHeader({ current, isAdmin, till, onSignOut }: AppHeaderProps) {
  const tabs = isAdmin ? [...TABS, ADMIN_TAB] : TABS
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  // What was written and how it came to be are one place; so is what one of them was compared with.
  const isComparison = current === PAGES.improve && hash.startsWith(listingHash(''))
  const open = isComparison ? PAGES.history : (UNDER.get(current) ?? current)
  return (
    <header className="relative z-20 border-b border-line bg-sheet print:hidden">
      <div className="page-wrap flex flex-wrap items-center gap-x-2 md:h-[68px] md:flex-nowrap md:gap-x-6">
        <a
          href={PAGES.landing}
          aria-label="Listwright home"
          className="flex h-14 min-w-11 items-center rounded-sm"
        >
          <Wordmark nameClassName="max-[960px]:hidden" />
        </a>
        <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-1 md:order-last">
          {till}
          <AccountButton />
          <Button
            look="quiet"
            size="small"
            icon={<LogOut aria-hidden="true" />}
            className="max-md:min-h-11 max-[960px]:px-3"
            onClick={onSignOut}
          >
            <span className="max-[960px]:sr-only">Sign Out</span>
          </Button>
        </div>
        <nav
          aria-label="Main"
          className="-mx-(--gutter) flex h-[45px] basis-[calc(100%+2*var(--gutter))] border-t border-line px-2 md:mx-0 md:h-full md:basis-auto md:gap-1 md:border-0 md:px-0"
        >
          {tabs.map(({ page, label }) => (
            <a
              key={page}
              href={page}
              aria-current={page === open ? 'page' : undefined}
              className="tab-line flex flex-1 items-center justify-center px-1.5 font-medium text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink sm:px-3.5 md:flex-none"
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}

function AccountButton() {
  const [isOpen, setIsOpen] = useState(false)
  // Fetched with the first press; it stays then, so that the focus comes back here.
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        label="Your account"
        icon={<CircleUserRound aria-hidden="true" />}
        aria-haspopup="dialog"
        className="max-md:size-11"
        onClick={open}
      />
      {wasOpened && (
        <Suspense>
          <AccountDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
