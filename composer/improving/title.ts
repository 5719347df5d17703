import type { GeneratorInput } from '#contract/listings.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems } from '#marketplace/text.ts'
import { isReadable, shaped } from '../plan/title-shape.ts'
import { searchesLost } from './facts.ts'
import { isPhrase } from './tags.ts'
import type { Texts } from './texts.ts'

type Filling = { pasted: Texts; written: Texts; input: GeneratorInput }

const BETWEEN = ', '

/** "Ring Holder" says ring again; "Hand Poured Candle Gift for Her" would say all of it again. */
const AGAIN_MAX = 1

/** The searches of hers that a short new title can hold as well: "Ring Holder" behind "Walnut Ring Dish". */
export function searchesKept({ pasted, written, input }: Filling): string[] {
  const parts = written.generatedTitle.split(BETWEEN)
  const kept: string[] = []
  for (const search of searchesLost({ pasted, written, input }).filter(isPhrase)) {
    const said = new Set([...parts, ...kept].flatMap(contentStems))
    if (contentStems(search).filter((stem) => said.has(stem)).length > AGAIN_MAX) continue
    const isShort = shaped([...parts, ...kept]).length < TITLE.lengthGoodMin
    if (isShort && isReadable([...parts, ...kept, search])) kept.push(search)
  }
  return kept
}

export function titleWith(title: string, searches: readonly string[]): string {
  return searches.length === 0 ? title : [title, shaped(searches)].join(BETWEEN)
}
