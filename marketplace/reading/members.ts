import type { TextList } from './lists.ts'
import { type Reading, readText } from './reading.ts'
import { isTold } from './said.ts'
import { ALLERGENS } from './tables/facts.ts'

/** True where a text tells every member of a list, none of them denied. */
export function saysWhole(text: string, list: Pick<TextList, 'members'>): boolean {
  return unsaidMembers(readText(text), list).length === 0
}

/** The members of a list that a reading does not tell, or tells as absent; of "sweet almond oil" the almond counts. */
export function unsaidMembers(reading: Reading, { members }: Pick<TextList, 'members'>): string[] {
  return members
    .filter(({ roots }) => {
      const allergens = roots.filter((root) => ALLERGENS.has(root))
      return !(allergens.length > 0 ? allergens : roots).every((root) => isTold(reading, root))
    })
    .map(({ text }) => text)
}
