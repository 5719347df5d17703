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
  for (const word of apartLost({ pasted, written, input })) {
    const isSaid = contentStems(kept.join(' ')).includes(contentStems(word)[0] ?? '')
    if (!isSaid && isReadable([...parts, ...kept, word])) kept.push(word)
  }
  return kept
}

/** What sets it apart by her own tags, where her title said it and the new one does not: "Lavender" of a "lavender candle". */
function apartLost({ pasted, written }: Filling): string[] {
  const [was, is, told] = [
    pasted.generatedTitle,
    written.generatedTitle,
    pasted.generatedDescription,
  ].map((text) => new Set(contentStems(text)))
  return pasted.generatedTags.flatMap((tag) => {
    const [apart = '', head = '', ...others] = tag.trim().split(' ')
    const [stem = ''] = contentStems(apart)
    const isSame = contentStems(head).some((one) => is?.has(one))
    const isLost = was?.has(stem) === true && told?.has(stem) === true && is?.has(stem) === false
    return others.length === 0 && isSame && isLost ? [apart] : []
  })
}

export function titleWith(title: string, searches: readonly string[]): string {
  return searches.length === 0 ? title : [title, shaped(searches)].join(BETWEEN)
}
