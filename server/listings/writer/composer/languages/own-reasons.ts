import { isUsable } from '#marketplace/keywords.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Writing } from '../../writer.ts'
import { packOf } from './languages.ts'
import { OTHER_REASONS } from './other.ts'

type Texts = Omit<Writing, 'generatedExplanation'>

/** The reasons in the language of the listing, where we know it. */
export function ownReasons(brief: Brief, texts: Texts): string {
  const reasons = packOf(brief.language)?.reasons ?? OTHER_REASONS
  const dropped = brief.keywords.filter((judged) => !isUsable(judged))
  const omissions = dropped.slice(0, 4).flatMap(({ keyword, verdict }) => {
    if (verdict.kind === 'usable') return []
    const words = verdict.kind === 'unreadable' ? '…' : `"${keyword}"`
    return [reasons.dropped.replace('{words}', words).replace('{why}', reasons.why[verdict.kind])]
  })
  const title = reasons.title
    .replace('{primary}', brief.primary)
    .replace('{titleLength}', String(texts.generatedTitle.length))
  return [
    title,
    reasons.tags.replace('{tagCount}', String(texts.generatedTags.length)),
    ...omissions,
    reasons.short,
    ...(texts.generatedAltText === null ? [reasons.noImage] : []),
  ].join(' ')
}
