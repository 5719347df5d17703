import { Menu, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Wordmark } from '#client/art/mark.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { type Page, PAGES } from '#contract/pages.ts'

export type Reader = 'visitor' | 'member'

type PublicHeaderProps = { current: Page; reader: Reader }

const LINKS: { page: Page; label: ReactNode }[] = [
  { page: PAGES.features, label: 'Features' },
  { page: PAGES.pricing, label: 'Pricing' },
  {
    page: PAGES.keywordSaver,
    label: (
      <>
        KeywordSaver{' '}
        <span className="rounded-[4px] bg-green-tint px-[7px] py-px text-meta font-semibold text-green-text">
          Free
        </span>
      </>
    ),
  },
]

/** The head of the public pages. It works without script, the menu of small screens too. */
export function PublicHeader({ current, reader }: PublicHeaderProps) {
  return (
    <header className="relative z-20 border-b border-line bg-sheet">
      <div className="page-wrap flex h-[60px] items-center gap-3 md:h-[68px] lg:gap-8">
        <HomeLink reader={reader} />
        <nav aria-label="Main" className="hidden h-full gap-1 lg:flex">
          {LINKS.map(({ page, label }) => (
            <a
              key={page}
              href={page}
              aria-current={page === current ? 'page' : undefined}
              className="tab-line flex items-center gap-2 px-3.5 font-medium text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch className="button-icon max-md:hidden" />
          {reader === 'visitor' && (
            <ButtonLink href={PAGES.signIn} look="quiet" className="max-lg:hidden">
              Sign In
            </ButtonLink>
          )}
          <MainLink reader={reader} />
          <SmallMenu reader={reader} current={current} />
        </div>
      </div>
    </header>
  )
}

// The page's few bytes of script act on it. Without script no theme is set, and it stays hidden.
function ThemeSwitch({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <button
      type="button"
      data-theme-switch
      aria-label="Light or dark theme"
      className={classNames('button [:root:not([data-theme])_&]:hidden', className)}
    >
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
      {children}
    </button>
  )
}

function MainLink({ reader }: { reader: Reader }) {
  const look = { look: 'primary', className: 'max-md:min-h-10 max-md:px-3' } as const
  return reader === 'visitor' ? (
    <ButtonLink {...look} href={PAGES.signUp}>
      Get Started Free
    </ButtonLink>
  ) : (
    <ButtonLink {...look} href={PAGES.home}>
      Go to Dashboard
    </ButtonLink>
  )
}

function SmallMenu({ reader, current }: PublicHeaderProps) {
  const links = reader === 'visitor' ? [...LINKS, { page: PAGES.signIn, label: 'Sign In' }] : LINKS
  return (
    <details className="lg:hidden">
      <summary
        aria-label="Menu"
        className="button button-icon list-none [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full border-y border-line bg-sheet px-(--gutter) py-2 shadow-e2"
      >
        {links.map(({ page, label }) => (
          <a
            key={page}
            href={page}
            aria-current={page === current ? 'page' : undefined}
            className="flex min-h-12 items-center gap-2 border-t border-line-soft font-medium first:border-0 aria-[current]:font-bold"
          >
            {label}
          </a>
        ))}
        <ThemeSwitch className="button-quiet px-0 md:hidden">Light or dark</ThemeSwitch>
      </nav>
    </details>
  )
}

/** The logo: to the landing page for members, whose own / is the dashboard; to / for visitors. */
export function HomeLink({ reader }: { reader: Reader }) {
  return (
    <a
      href={reader === 'member' ? PAGES.landing : PAGES.home}
      aria-label="Listwright home"
      className="flex items-center rounded-sm py-2"
    >
      <Wordmark />
    </a>
  )
}
