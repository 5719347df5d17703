import { topicOfLine } from '#contract/explanation.ts'
import { languageOf } from '#marketplace/language.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Composed } from '../composer.ts'
import { wordFinder } from '#marketplace/text.ts'
import { phrasingOf } from '../plan/phrasing.ts'
import type { Change } from './change.ts'
import { searchesLost } from './facts.ts'

/**
 * The reasons of what was written, with those of the tags for the tags as they are once they are filled up. Nobody asked
 * for a long description: it is not to be cut, and so nothing is said of its length.
 */
export function explainedAs({ pasted, written, input }: Change, fresh: Composed): string {
  const { generatedTags: tags, generatedTitle: title } = written
  const kept = searchesLost({ pasted, written: fresh, input }).filter(wordFinder(title))
  const { say } = phrasingOf(languageOf(input.productType))
  const reasons = written.generatedExplanation.replace(` ${say('little', { length: 'long' })}`, '')
  const isSame = tags.join('\n') === fresh.generatedTags.join('\n')
  return reasons
    .split('\n')
    .map((line) => (topicOfLine(line) === 'title' ? ofTitle(line, kept) : line))
    .map((line) => (topicOfLine(line) === 'tags' && !isSame ? ofTags(line, tags) : line))
    .filter((line) => !line.endsWith(':'))
    .join('\n')
}

/** Of a search that the title holds now nobody says that it does not. */
function ofTitle(line: string, kept: readonly string[]): string {
  const isSaid = (sentence: string) => !kept.some((search) => sentence.includes(`"${search}"`))
  return kept.length === 0 ? line : line.split(ENDED).filter(isSaid).join(ENDED)
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
