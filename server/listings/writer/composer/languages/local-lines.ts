import { phrasesIn } from '#marketplace/text.ts'
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
  long: { scenes: 3, tips: 3, general: 1 },
} as const
/** Lines for a product of which we know no kind. */
const GENERAL_ALONE = 2

/** How often a line is worded anew that another listing of the seller holds. */
const TRIES_MAX = 4

type Request = { brief: Brief; pack: LanguagePack; random: Random; memory: Memory }

/** Our own sentences in paragraphs: where the product is at home, then what is good to know. */
export function localLines(request: Request): string[][] {
  const { brief, pack } = request
  const portion = PORTIONS[brief.input.descriptionLength]
  const isSolemn = pack.solemnSign.test([...brief.usable, ...brief.sentences].join('\n'))
  const craft = craftOf(brief, pack)
  if (craft === null || isSolemn) return [told(pack.lines, GENERAL_ALONE, request)]
  const isGift = brief.usable.some((keyword) => pack.giftSign.test(keyword))
  return [
    [
      ...told(craft.scenes, portion.scenes, request),
      ...(isGift ? told(pack.gifts, 1, request) : []),
    ],
    [...told(craft.tips, portion.tips, request), ...told(pack.lines, portion.general, request)],
  ]
}

/** The kind of product the focus keyword names, or else the seller's first sentence. */
export function craftOf(
  { primary, sentences }: Brief,
  { crafts }: LanguagePack,
): LocalCraft | null {
  const found = [primary, sentences[0] ?? ''].map((text) =>
    crafts.find(({ names }) => names.test(text)),
  )
  return found.find((craft) => craft !== undefined) ?? null
}

/** So many of the lines in any order, none that the seller avoids or has in another listing. */
function told(
  lines: readonly string[],
  count: number,
  { brief, random, memory }: Request,
): string[] {
  const isWelcome = (line: string) =>
    phrasesIn(line, brief.instructions.avoid).length === 0 && !memory.holds(line)
  return random
    .shuffle(lines)
    .values()
    .flatMap((line) => {
      const tried = Array.from({ length: TRIES_MAX }, () => capitalised(choose(line, random)))
      const welcome = tried.find(isWelcome)
      return welcome === undefined ? [] : [welcome]
    })
    .take(count)
    .toArray()
}
