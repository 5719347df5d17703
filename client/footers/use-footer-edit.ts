import * as z from 'zod/mini'
import { dropDraft } from '#client/browser/drafts.ts'
import { type Edit, useEdit } from '#client/editing/use-edit.ts'
import type { Footer, FooterBody } from '#contract/footers.ts'

const Texts = z.object({ name: z.string(), content: z.string() })

const NOTHING: FooterBody = { name: '', content: '' }

/**
 * The texts of a saved footer or a new one. Closing the dialog or leaving the page keeps what was
 * typed; saving it or cancelling drops it.
 */
export function useFooterEdit(
  footer: Footer | undefined,
  save: (body: FooterBody) => Promise<boolean>,
): Edit<FooterBody> {
  const { name, content } = footer ?? NOTHING
  return useEdit({
    draftName: draftNameOf(footer),
    schema: Texts,
    saved: { name, content },
    save,
    isForm: true,
  })
}

export function dropFooterDraft(footer: Footer | undefined): void {
  dropDraft(draftNameOf(footer))
}

function draftNameOf(footer: Footer | undefined): string {
  return `footer-${footer?.id ?? 'new'}`
}
