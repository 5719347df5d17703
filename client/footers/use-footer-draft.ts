import { useState } from 'react'
import * as z from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from '#client/accounts/drafts.ts'
import type { Footer } from '#contract/footers.ts'

const Texts = z.object({ name: z.string(), content: z.string() })
type Texts = z.infer<typeof Texts>

const Draft = z.object({ typed: Texts, base: Texts })

const NOTHING: Texts = { name: '', content: '' }

/**
 * What is typed into the footer dialog, for a saved footer or a new one. Closing the dialog or
 * leaving the page keeps it; saving it or cancelling drops it.
 */
export function useFooterDraft(footer: Footer | undefined) {
  const name = footerDraft(footer)
  const saved = footer ?? NOTHING
  const [kept] = useState(() => readDraft(name, Draft))
  const [{ typed, base }, setDraft] = useState(kept ?? { typed: saved, base: saved })
  const isChanged = !areSame(typed, saved)
  const reset = () => {
    dropDraft(name)
    setDraft({ typed: saved, base: saved })
  }
  const type = (changes: Partial<Texts>) => {
    const draft = { typed: { ...typed, ...changes }, base }
    setDraft(draft)
    keepDraft(name, draft)
  }
  return {
    typed,
    type,
    reset,
    isRestored: kept !== null && isChanged && areSame(typed, kept.typed),
    /** Somebody has saved other texts since these were begun. */
    isOutdated: isChanged && !areSame(base, saved),
  }
}

export function dropFooterDraft(footer: Footer | undefined): void {
  dropDraft(footerDraft(footer))
}

function footerDraft(footer: Footer | undefined): string {
  return `footer-${footer?.id ?? 'new'}`
}

function areSame(one: Texts, other: Texts): boolean {
  return one.name === other.name && one.content === other.content
}
