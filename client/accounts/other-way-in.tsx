import { Link } from 'wouter'
import { buttonClasses } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'
import type { TypedEmail } from './typed-email.ts'

type OtherWayInProps = {
  question: string
  page: typeof PAGES.signIn | typeof PAGES.signUp
  label: string
  /** What was typed here goes with the step. */
  email: string
}

/**
 * The step from signing in to signing up, and back, to the same page afterwards. Who is new comes to
 * the sign-in page from "Get Started Free" too, so the way to an account is a button there.
 */
export function OtherWayIn({ question, page, label, email }: OtherWayInProps) {
  const isForNew = page === PAGES.signUp
  const link = (
    <Link
      href={page + location.search}
      state={{ email: email.trim() } satisfies TypedEmail}
      className={isForNew ? buttonClasses({}) : 'text-link'}
    >
      {label}
    </Link>
  )
  if (isForNew) {
    return (
      <div className="grid gap-3 border-t border-line pt-5 text-center text-ink-2">
        <p>{question}</p>
        {link}
      </div>
    )
  }
  return (
    <p className="text-center text-ink-2">
      {question} {link}
    </p>
  )
}
