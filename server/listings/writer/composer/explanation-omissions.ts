import { isUsable, type JudgedKeyword } from '#marketplace/keywords.ts'
import { hasPhrase } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { quoted, type Written } from './explanation-words.ts'

type Kind = Exclude<JudgedKeyword['verdict']['kind'], 'usable'>

const REASONS: Record<Kind, string> = {
  trademark: 'because the name belongs to a brand or a person',
  medical: 'because marketplaces remove listings with health claims',
  promotional: 'because offers and superlatives do not belong in a listing',
  contradicting: 'because your description says otherwise',
  unbacked: 'because your description does not say so; add it there if it is true',
  unreadable: 'because they are not product searches',
}

/** Which keywords and statements are missing, and why. */
export function omissions({ keywords, refused }: Brief): string[] {
  const dropped = keywords.filter((judged) => !isUsable(judged))
  const kinds = [...new Set(dropped.map(({ verdict }) => verdict.kind))].filter(
    (kind) => kind !== 'usable',
  )
  const sentences = kinds.map((kind) => {
    const words = dropped.filter(({ verdict }) => verdict.kind === kind).slice(0, 4)
    const shown = kind === 'unreadable' ? '' : quoted(words.map(({ keyword }) => keyword))
    const isMany = shown === '' || words.length > 1
    return `${shown === '' ? 'Some entries' : shown} ${isMany ? 'were' : 'was'} left out ${REASONS[kind]}.`
  })
  const claims = refused.some(({ because }) => because === 'medical')
  return claims
    ? [...sentences, 'The health claims in your description were left out as well.']
    : sentences
}

/** Says which wishes were met, so that nobody has to search for it. */
export function followed({ instructions, isBritish }: Brief, written: Written): string[] {
  const { mentions, steps, avoid } = instructions
  const text = `${written.generatedTitle}\n${written.generatedDescription}`
  const avoided = quoted(avoid.filter((word) => !hasPhrase(text, word)).slice(0, 4))
  return [
    ...(mentions.length > 0 ? ['What you asked to have mentioned is in the description.'] : []),
    ...(steps.length > 0 ? ['Your steps are in the description, in your order.'] : []),
    ...(avoided === '' ? [] : [`As you asked, the text does without ${avoided}.`]),
    ...(instructions.isBritish && isBritish ? ['The spelling is British, as you asked.'] : []),
  ]
}

const WISHES_MAX = 3
const WISH_WORDS_MAX = 8

/** Which wishes could not be met. */
export function wishes({ instructions, input }: Brief): string[] {
  return instructions.refused.slice(0, WISHES_MAX).map(({ text, because }) => {
    const short = quoted([text.split(/\s+/).slice(0, WISH_WORDS_MAX).join(' ')])
    const wish = short === '' ? 'One of your wishes' : `Your wish ${short}`
    const isMet = !input.includeEmojis && /\b(?:no|not|don'?t|without)\b.*emoji/i.test(text)
    return isMet
      ? `${wish} was followed: emojis are switched off.`
      : `${wish} was not followed: ${because}.`
  })
}
