import { Link } from 'wouter'
import type { PAGES } from '#contract/pages.ts'
import type { TypedEmail } from './typed-email.ts'

type OtherWayInProps = {
  question: string
  page: typeof PAGES.signIn | typeof PAGES.signUp
  label: string
  /** What was typed here goes with the step. */
  email: string
}

/** The step from signing in to signing up, and back, to the same page afterwards. */
export function OtherWayIn({ question, page, label, email }: OtherWayInProps) {
  return (
    <p className="text-center text-ink-2">
      {question}{' '}
      <Link
        href={page + location.search}
        state={{ email: email.trim() } satisfies TypedEmail}
        className="text-link"
      >
        {label}
      </Link>
    </p>
  )
}
