import { TITLE } from '#marketplace/rules.ts'
import { contentStems } from '#marketplace/text.ts'
import { isReadable, shaped } from '../plan/title-shape.ts'
import type { Change } from './change.ts'
import { searchesLost } from './facts.ts'
import { isPhrase } from './tags.ts'

const BETWEEN = ', '

/** The title of the writer, behind it what hers said and there is room for: "Ring Holder" behind "Walnut Ring Dish". */
export function writersTitle(change: Change): string {
  const { generatedTitle } = change.written
  const more = [...searchesWithRoom(change)]
  for (const word of apartLost(change)) {
    const isSaid = contentStems(more.join(' ')).includes(contentStems(word)[0] ?? '')
    if (!isSaid && isReadable([...partsOf(generatedTitle), ...more, word])) more.push(word)
  }
  return more.length === 0 ? generatedTitle : [generatedTitle, shaped(more)].join(BETWEEN)
}

/** "Ring Holder" says ring again; "Hand Poured Candle Gift for Her" would say all of it again. */
const AGAIN_MAX = 1

/** The searches of hers that a title holds as well while it is short. */
function searchesWithRoom(change: Change): string[] {
  const parts = partsOf(change.written.generatedTitle)
  const more: string[] = []
  for (const search of searchesLost(change).filter(isPhrase)) {
    const said = new Set([...parts, ...more].flatMap(contentStems))
    if (contentStems(search).filter((stem) => said.has(stem)).length > AGAIN_MAX) continue
    const isShort = shaped([...parts, ...more]).length < TITLE.lengthGoodMin
    if (isShort && isReadable([...parts, ...more, search])) more.push(search)
  }
  return more
}

function partsOf(title: string): string[] {
  return title.split(BETWEEN)
}

/** What sets it apart by her own tags, where her title said it and the new one does not: "Lavender" of a "lavender candle". */
function apartLost({ pasted, written }: Change): string[] {
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
