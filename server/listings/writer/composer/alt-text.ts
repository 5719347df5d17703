import { ALT_TEXT } from '#marketplace/rules.ts'
import { contentStems } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { writeOut } from '../brief/clean.ts'
import { innerArticles, nounPhrase } from '../english/articles.ts'
import { sentence, uncapitalised, withArticle } from '../english/grammar.ts'
import { isPart } from '../english/parts.ts'
import { isColour } from './title-name.ts'

/** What the photo shows, in the seller's words; without them, what of the item can be seen. */
export function writeAltText(brief: Brief): string | null {
  const text = brief.image === '' ? fromFacts(brief) : fromImage(brief)
  return text === '' ? null : cut(text)
}

/** "Photo of", "this shows": screen readers say already that it is an image. */
const SAYS_IMAGE =
  /^(?:this (?:is|shows) )?(?:(?:an?|the|my|one) )?(?:(?:close[ -]?up|main|first|second|product|studio|lifestyle|overhead) )?(?:image|picture|photo|photograph|pic|graphic|mockup|mock-up|shot)s?(?: (?:of|showing|with|shows)| is of|:) (?:my |our )?/iu

function fromImage({ image, language }: Brief): string {
  const isEnglish = language === 'en'
  const written = (isEnglish ? writeOut(image) : image)
    .replace(SAYS_IMAGE, '')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
  if (contentStems(written).length === 0) return ''
  return sentence(isEnglish ? told(written) : written)
}

/** "Cream mug on linen" is "a cream mug on linen"; sentences and names stay as they are. */
function told(written: string): string {
  const spoken = ARTICLE.test(written) ? written : innerArticles(written)
  const [first = '', ...others] = spoken.split(/(?<=[.!?])\s+/)
  const isNamed =
    /^\p{Lu}\p{Ll}+ (?:wear|hold|stand|sitt|us|show|modell?)ing\b/u.test(first) &&
    !PERSONS.test(first)
  const isWhole = VERB.test(first) || /^\p{L}+ing\b/u.test(first) || isNamed
  const [thing = '', ...rest] = uncapitalised(first).split(/(?=, )/)
  const named = isWhole ? first : [withArticle(thing), ...rest].join('')
  return [named, ...others].join(' ')
}

const ARTICLE = / (?:an?|the) | on top\b/i
const VERB = / (?:is|are|has|have|stands|sits|lies|lie|hangs|rests|shows) /
const PERSONS = /^(?:Woman|Man|Girl|Boy|Child|Model|Person|Hand|Cat|Dog|Baby|Bride|Table|Shelf)\b/

function fromFacts(brief: Brief): string {
  const { lead, language, item } = brief
  if (language !== 'en') return ''
  const tail = seenTail(lead.after)
  const named = [...lead.before, lead.noun, tail].filter((part) => part !== '').join(' ')
  const seen = tail === '' ? seenFact(brief, named) : ''
  // A bare noun describes no picture.
  if (lead.before.length === 0 && tail === '' && seen === '') return ''
  return sentence(item.isPlural ? innerArticles(`${named}${seen}`) : nounPhrase(`${named}${seen}`))
}

/** What follows the noun, as far as one can see it: no use, no choice, nothing of the maker. */
function seenTail(after: string): string {
  const pieces = after.split(/(?=,? (?:with|in|on|of|for|from|by|at|that|which) )/)
  const unseen = pieces.findIndex((piece) => UNSEEN.test(piece.replace(/^,? /, '')))
  return pieces.slice(0, unseen === -1 ? pieces.length : unseen).join('')
}

const UNSEEN = /^(?:for|from|at|that|which)\b|\b(?:you|your|my|our|we|me)\b|\d/i

/** A part or a colour that nobody could overlook. */
function seenFact({ facts }: Brief, named: string): string {
  const known = new Set(contentStems(named))
  const isNew = (text: string) => contentStems(text).every((word) => !known.has(word))
  const hasChoice = facts.filter(({ kind }) => kind === 'colour').length > 1
  for (const { kind, text } of facts) {
    if (text.split(' ').length > 6 || /[\d(/:,]|^(?:over|under) /.test(text) || !isNew(text))
      continue
    if (kind === 'colour' && hasChoice) continue
    if (kind === 'colour') return isColour(text) ? ` in ${text}` : `, ${text}`
    if (kind === 'has' && (isPart(text) || LOOKS.test(text))) return ` with ${text}`
  }
  return ''
}

const LOOKS = /\b(?:glaze|finish|lettering|motif|embroidery|stripes|dots|speckles)(?: with\b.*)?$/

function cut(text: string): string {
  if (text.length <= ALT_TEXT.lengthGood) return text
  const short = text.slice(0, ALT_TEXT.lengthGood)
  return sentence(short.slice(0, short.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, ''))
}
