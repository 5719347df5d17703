import { classNames } from '#client/ui/class-names.ts'

/** The sign of the shop: a swing tag that is also a pen nib. The hole and the slit are cut out. */
export function Mark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames('mark', className)}
    >
      <path d="M7.2 2h17.6A3.2 3.2 0 0 1 28 5.2V15.4C28 21.1 22.4 24.3 16.85 29.72V17.19a3.3 3.3 0 1 0-1.7 0V29.72C9.6 24.3 4 21.1 4 15.4V5.2A3.2 3.2 0 0 1 7.2 2z" />
    </svg>
  )
}

/** The sign with the name, as it stands at the head of a page. */
export function Wordmark({ nameClassName }: { nameClassName?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.25rem] leading-none font-bold tracking-logo md:text-[1.375rem]">
      <Mark />
      <span className={nameClassName}>Listwright</span>
    </span>
  )
}

/** Google's G, in Google's colours, as its sign-in button asks for. */
export function GoogleG() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.205c0-.639-.057-1.252-.164-1.841H9v3.481h4.844a4.14 4.14 0 0 1-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.467-.806 5.956-2.18l-2.908-2.259c-.806.54-1.837.86-3.048.86-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A9 9 0 0 0 9 18z"
      />
      <path
        fill="#FBBC05"
        d="M3.964 10.71a5.41 5.41 0 0 1 0-3.42V4.958H.957a9 9 0 0 0 0 8.084l3.007-2.332z"
      />
      <path
        fill="#EA4335"
        d="M9 3.58c1.321 0 2.508.454 3.44 1.345l2.582-2.58C13.463.891 11.426 0 9 0A9 9 0 0 0 .957 4.958L3.964 7.29C4.672 5.163 6.656 3.58 9 3.58z"
      />
    </svg>
  )
}
