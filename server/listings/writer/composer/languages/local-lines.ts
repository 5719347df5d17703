import { countWords, phrasesIn } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { capitalised } from '../../english/grammar.ts'
import { choose } from '../choices.ts'
import type { Memory } from '../memory.ts'
import type { Random } from '../random.ts'
import type { LanguagePack, LocalCraft } from './pack.ts'

/** How many lines of ours a text of each length takes; more would only pad the seller's own. */
const PORTIONS = {
  short: { scenes: 1, tips: 1, general: 0 },
  medium: { scenes: 2, tips: 2, general: 1 },
  long: { scenes: 5, tips: 4, general: 1 },
} as const
/** Beside a seller's few words there is room for one scene and one tip more. */
const FEW_WORDS = { short: 0, medium: 40, long: 90 } as const
/** Where we know no kind of products in a language, a few general lines stand alone. */
const GENERAL_ALONE = 3

/** How often a line is worded anew that another listing of the seller holds. */
const TRIES_MAX = 4

type Request = { brief: Brief; pack: LanguagePack; random: Random; memory: Memory }

/** Our own sentences in paragraphs: where the product is at home, then what is good to know. */
export function localLines(request: Request): string[][] {
  const { brief, pack } = request
  const { descriptionLength } = brief.input
  const { scenes, tips, general } = PORTIONS[descriptionLength]
  const more = countWords(brief.sentences.join(' ')) < FEW_WORDS[descriptionLength] ? 1 : 0
  const isSolemn = pack.solemnSign.test([...brief.usable, ...brief.sentences].join('\n'))
  const craft = craftOf(brief, pack)
  if (craft === null) {
    return [told(pack.lines, pack.crafts.length > 0 ? 1 : GENERAL_ALONE, request)]
  }
  const advice = [...told(craft.tips, tips + more, request), ...told(pack.lines, general, request)]
  if (isSolemn) return [advice]
  const isGift = brief.usable.some((keyword) => pack.giftSign.test(keyword))
  return [
    [
      ...told(craft.scenes, scenes + more, request),
      ...(isGift ? told(pack.gifts, 1, request) : []),
    ],
    advice,
  ]
}

/** Whoever sells a thing names it early; a longer search would only meet what it comes with. */
const NAMED_WITHIN = 300

/**
 * The kind of product the focus keyword names, or else what the seller's first sentence names first: a bag
 * "with a mug on it" is a bag.
 */
export function craftOf({ primary, sentences }: Brief, pack: LanguagePack): LocalCraft | null {
  const keyword = primary.slice(0, NAMED_WITHIN)
  const named = pack.crafts.find(({ names }) => names.test(keyword))
  if (named !== undefined) return named
  const first = (sentences[0] ?? '').slice(0, NAMED_WITHIN)
  const found = pack.crafts
    .map((craft) => ({ craft, at: first.search(craft.names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return found[0]?.craft ?? null
}

/**
 * So many of the lines in any order, none that the seller avoids, and none of another listing as long as
 * there are others.
 */
function told(
  lines: readonly string[],
  count: number,
  { brief, random, memory }: Request,
): string[] {
  const worded = random.shuffle(lines).flatMap((line) => {
    const tried = Array.from({ length: TRIES_MAX }, () => capitalised(choose(line, random)))
    const allowed = tried.filter((text) => phrasesIn(text, brief.instructions.avoid).length === 0)
    const fresh = allowed.find((text) => !memory.holds(text))
    const text = fresh ?? allowed[0]
    return text === undefined ? [] : [{ text, isFresh: fresh !== undefined }]
  })
  return worded
    .toSorted((one, two) => Number(two.isFresh) - Number(one.isFresh))
    .slice(0, count)
    .map(({ text }) => text)
}
