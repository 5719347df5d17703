import { topicOfLine } from '#contract/explanation.ts'
import { languageOf } from '#marketplace/language.ts'
import { quotedList } from '#marketplace/health/check.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Composed } from '../composer.ts'
import { aboutTitle } from '../plan/about-title.ts'
import { phrasingOf } from '../plan/phrasing.ts'
import type { Change } from './change.ts'
import { slipsOf } from './why.ts'

/**
 * The reasons of what was written, with those of the tags for the tags as they are once they are filled up. Nobody asked
 * for a long description: it is not to be cut, and so nothing is said of its length.
 */
export function explainedAs({ written, input, details }: Change, fresh: Composed): string {
  const { generatedTags: tags, generatedTitle: title } = written
  const phrasing = phrasingOf(languageOf(input.productType))
  const { say } = phrasing
  // She asked for nothing: what is said of wishes is the shop's, and said of every listing.
  const ofWishes = ['in-description', 'claimed', 'check']
    .map((key) => say(key, { quotes: UNTOLD }).split(UNTOLD)[0] ?? '')
    .filter((start) => start !== '')
  const { writingStyle: style } = input
  const plain = say('style', { style })
  const [mended = ''] = say('mended', { style, quotes: UNTOLD }).split(UNTOLD)
  const [word = UNTOLD] = say('word', { quotes: UNTOLD }).split(UNTOLD)
  const told = written.generatedExplanation
  const slips = quotedList(
    slipsOf({ details, written }).inFull.filter((slip) => !told.includes(`"${slip}"`)),
  )
  const typed =
    slips === '' || mended === ''
      ? told
      : told
          .replace(plain, say('mended', { style, quotes: slips }))
          // Behind what the writer wrote in full itself.
          .replace(`${mended}"`, told.includes(mended) ? `${mended}${slips}, "` : `${mended}"`)
  const reasons = typed.replace(` ${say('little', { length: 'long' })}`, '')
  const isSame = tags.join('\n') === fresh.generatedTags.join('\n')
  return reasons
    .split('\n')
    .map((line) =>
      topicOfLine(line) === 'title' && title !== fresh.generatedTitle
        ? `${line.slice(0, line.indexOf(':'))}: ${aboutTitle(title, input, phrasing).join(' ')}`.trim()
        : line,
    )
    .map((line) => (topicOfLine(line) === 'tags' && !isSame ? ofTags(line, { tags, word }) : line))
    .map((line) => ofWishes.reduce((rest, start) => rest.split(` ${start}`)[0] ?? rest, line))
    .filter((line) => !line.endsWith(':'))
    .join('\n')
}

const UNTOLD = '\0'

type Tagged = {
  tags: readonly string[]
  /** How the sentence begins of what is a tag on her word. */
  word: string
}

/** How many there are is said anew; of a search that is a tag now nothing is said. */
function ofTags(line: string, { tags, word }: Tagged): string {
  const at = line.indexOf(': ')
  const [topic, told] = [line.slice(0, at), line.slice(at + 2)]
  const others = told
    .split(ENDED)
    .filter((sentence) => !sentence.includes(` of ${TAGS.max} `))
    .map((sentence) => withoutTags(sentence, { tags, word }))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
  const count = tags.length < TAGS.max ? [`${tags.length} of ${TAGS.max} are used.`] : []
  return `${topic}: ${[...count, ...others].join(' ')}`.trimEnd()
}

const ENDED = '. '

/**
 * "Not used: "a", "b"" without its "b"; where a reason hangs on it, without the whole. Of what is used on her word what
 * is no tag any more is left out, "best gift".
 */
function withoutTags(sentence: string, { tags, word }: Tagged): string {
  const quoted = new Set(tags.map((tag) => `"${tag}"`))
  const isUsed = (text: string) => [...quoted].some((tag) => text.includes(tag))
  const isOfUsed = sentence.startsWith(word)
  const holds = (text: string) => isUsed(text) !== isOfUsed
  if (isOfUsed ? !isUsed(sentence) : !holds(sentence)) return isOfUsed ? '' : sentence
  const at = sentence.indexOf(': ')
  const items = sentence.slice(at + 2).split(', ')
  const left = items.filter((item) => !holds(item))
  return at === -1 || left.length === 0 || sentence.includes('(')
    ? ''
    : `${sentence.slice(0, at)}: ${left.join(', ')}`
}
