import { showToast } from '#client/ui/toasts/toasts.ts'
import type { Footer } from '#contract/footers.ts'
import type { Listing } from '#contract/listings.ts'

/** How footers stand below a description that is displayed. */
type Appending = {
  /** What stands below the saved text when one more footer is picked. */
  append: (appended: string, footer: string) => string
  /** The toast when all of it is taken away again. */
  removed: string
  /** Whether an edit of the text takes in what stands below. */
  isEditedAlong: boolean
}

/** Below a listing just written: always one footer, on the next line of the text as it is saved. */
export function onDashboard({ version }: Listing): Appending {
  return {
    append: (_, footer) => `\n${footer}`,
    removed:
      version === FIRST_VERSION
        ? 'Description reset to original AI output'
        : 'Description reset to your saved text',
    isEditedAlong: false,
  }
}

const FIRST_VERSION = 1

/** Below a listing of the history: one after the other, each after a blank line. */
export const IN_HISTORY: Appending = {
  append: (appended, footer) => `${appended}\n\n${footer}`,
  removed: 'Description reset to original content',
  isEditedAlong: true,
}

/** The footers below a description. They are copied along, and not saved by themselves. */
export type AppendedFooters = {
  /** What stands below the saved text, line breaks included. */
  text: string
  /** Why it stands there, where she has not chosen it herself; also why none does. */
  reason?: string | undefined
  add: (footer: Footer) => void
  remove: () => void
  isEditedAlong: boolean
  /** An edit was saved, and took in what it takes in. */
  settle: () => void
}

type Held = {
  appended: string
  reason?: string | undefined
  onAppendedChange: (appended: string) => void
}

export function appendedFooters(rules: Appending, held: Held): AppendedFooters {
  const { appended, reason, onAppendedChange } = held
  return {
    text: appended,
    reason,
    isEditedAlong: rules.isEditedAlong,
    add: ({ name, content }) => {
      onAppendedChange(rules.append(appended, content))
      showToast({
        title: 'Footer Added',
        description: `“${name}” now stands below the description`,
      })
    },
    remove: () => {
      onAppendedChange('')
      showToast({ title: 'Footer Removed', description: rules.removed })
    },
    settle: () => rules.isEditedAlong && onAppendedChange(''),
  }
}
