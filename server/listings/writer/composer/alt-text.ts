import { ALT_TEXT } from '#marketplace/rules.ts'
import { contentStems } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { writeOut } from '../brief/clean.ts'
import { sentence } from '../english/grammar.ts'
import { innerArticles, nounPhrase } from '../english/articles.ts'

/** What the photo shows, in the seller's words; without them, what of the item can be seen. */
export function writeAltText(brief: Brief): string | null {
  const text = brief.image === '' ? fromFacts(brief) : fromImage(brief)
  return text === '' ? null : cut(text)
}

function fromImage({ image, language }: Brief): string {
  const written = (language === 'en' ? writeOut(image) : image)
    .replace(
      /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|mockup|mock-up)\s+(?:of|showing|with)\s+/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
  return contentStems(written).length === 0
    ? ''
    : sentence(language === 'en' ? innerArticles(written) : written)
}

function fromFacts({ lead, language, facts, item }: Brief): string {
  if (language !== 'en') return ''
  const named = [...lead.before, lead.noun, lead.after].filter((part) => part !== '').join(' ')
  const seen = facts.find(
    ({ kind, text }) => (kind === 'has' || kind === 'colour') && text.split(' ').length <= 5,
  )
  const whole = lead.after === '' && seen !== undefined ? `${named} with ${seen.text}` : named
  const said = nounPhrase(whole)
  return sentence(item.isPlural ? whole : said)
}

function cut(text: string): string {
  if (text.length <= ALT_TEXT.lengthGood) return text
  const short = text.slice(0, ALT_TEXT.lengthGood)
  return sentence(short.slice(0, short.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, ''))
}
