import { topicOfLine } from '#contract/explanation.ts'
import { languageOf } from '#marketplace/language.ts'
import { quotedList } from '#marketplace/health/check.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Composed } from '../composer.ts'
import { wordFinder } from '#marketplace/text.ts'
import { inWords } from '../plan/explanation.ts'
import { phrasingOf } from '../plan/phrasing.ts'
import type { Change } from './change.ts'
import { searchesLost } from './facts.ts'
import { BETWEEN } from './lone-words.ts'
import { slipsOf } from './why.ts'

/**
 * The reasons of what was written, with those of the tags for the tags as they are once they are filled up. Nobody asked
 * for a long description: it is not to be cut, and so nothing is said of its length.
 */
export function explainedAs({ pasted, written, input, details }: Change, fresh: Composed): string {
  const { generatedTags: tags, generatedTitle: title } = written
  const { generatedTitle: was } = fresh
  const kept = searchesLost({ pasted, written: fresh, input }).filter(wordFinder(title))
  const { say } = phrasingOf(languageOf(input.productType))
  // She asked for nothing: what could not be followed is the shop's, and said of every listing.
  const [asked = ''] = say('check', { quotes: UNTOLD }).split(UNTOLD)
  const { writingStyle: style } = input
  const plain = say('style', { style })
  const [mended = ''] = say('mended', { style, quotes: UNTOLD }).split(UNTOLD)
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
    .map((line) => (topicOfLine(line) === 'title' ? ofTitle(line, { kept, title, was }) : line))
    .map((line) => (topicOfLine(line) === 'tags' && !isSame ? ofTags(line, tags) : line))
    .map((line) => withoutTold(line, pasted.generatedTitle))
    .map((line) => (asked === '' ? line : (line.split(` ${asked}`)[0] ?? line)))
    .filter((line) => !line.endsWith(':'))
    .join('\n')
}

const UNTRUE = '(your text does not say "'

/** Her title is hers as well: of what stands in it nobody says that she does not say it. */
function withoutTold(line: string, title: string): string {
  if (!line.includes(UNTRUE)) return line
  const isHeld = wordFinder(title)
  return line
    .split(ENDED)
    .filter((sentence) => {
      const claim = sentence.split(UNTRUE)[1]?.split('"')[0]
      return claim === undefined || !isHeld(claim)
    })
    .join(ENDED)
}

const UNTOLD = '\0'

type Titled = {
  /** The searches of hers that it holds now. */
  kept: readonly string[]
  title: string
  /** The title of which the reasons speak. */
  was: string
}

const LEADS = 'It leads with "'
const BEHIND = 'After it: '

/** What leads the title and what comes behind it as it is now; of a search that it holds now nobody says that it does not. */
function ofTitle(line: string, { kept, title, was }: Titled): string {
  if (title === was) return line
  const [lead = '', ...parts] = title.split(BETWEEN)
  const isSaid = (sentence: string) =>
    !sentence.startsWith(BEHIND) && !kept.some((search) => sentence.includes(`"${search}"`))
  const [first = '', ...others] = line.split(ENDED)
  const topic = first.slice(0, first.indexOf(': '))
  const said = first.slice(topic.length + 2)
  const isOurs = said.startsWith(LEADS) || WHOLE.some((start) => said.startsWith(start))
  const leads = isOurs && !said.includes(`${LEADS}${lead}"`) ? `${LEADS}${lead}"` : said
  // That a title leads with all of itself says nothing.
  const isAll = isOurs && parts.length === 0
  const behind = parts.length === 0 || !isOurs ? [] : [`${BEHIND}${inWords(parts)}`]
  const told = [...(isAll ? [] : [leads]), ...behind, ...others.filter(isSaid)].map(withoutPoint)
  return told.length === 0 ? `${topic}:` : `${topic}: ${told.join(ENDED)}.`
}

/** How the reasons of a title begin that has one part alone. */
const WHOLE = ['It is your ', 'It holds your ', 'It has the words of ']

function withoutPoint(sentence: string): string {
  return sentence.endsWith('.') ? sentence.slice(0, -1) : sentence
}

/** How many there are is said anew; of a search that is a tag now nothing is said. */
function ofTags(line: string, tags: readonly string[]): string {
  const at = line.indexOf(': ')
  const [topic, told] = [line.slice(0, at), line.slice(at + 2)]
  const others = told
    .split(ENDED)
    .filter((sentence) => !sentence.includes(` of ${TAGS.max} `))
    .map((sentence) => withoutTags(sentence, tags))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
  const count = tags.length < TAGS.max ? [`${tags.length} of ${TAGS.max} are used.`] : []
  return `${topic}: ${[...count, ...others].join(' ')}`.trimEnd()
}

const ENDED = '. '

/** "Not used: "a", "b"" without its "b"; where a reason hangs on it, without the whole. */
function withoutTags(sentence: string, tags: readonly string[]): string {
  const quoted = new Set(tags.map((tag) => `"${tag}"`))
  const holds = (text: string) => [...quoted].some((tag) => text.includes(tag))
  if (!holds(sentence)) return sentence
  const at = sentence.indexOf(': ')
  const items = sentence.slice(at + 2).split(', ')
  const left = items.filter((item) => !holds(item))
  return at === -1 || left.length === 0 || sentence.includes('(')
    ? ''
    : `${sentence.slice(0, at)}: ${left.join(', ')}`
}
