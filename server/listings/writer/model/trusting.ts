import type { Material } from './material.ts'
import type { Notes } from './notes.ts'
import { searchKey } from './searches.ts'

/**
 * Whoever quotes what denies one search has read the text for denials, and knows better than a program which of them
 * reach another: "it's not a portrait" of the people in front of a house denies no "house portrait".
 */
export function trusting(material: Material, { searches, denials }: Notes): Material {
  if (denials.size === 0) return material
  const trusted = new Set(
    [...material.contested].filter((text) => searches.get(searchKey(text)) === 'fits'),
  )
  return { ...material, trusted, refused: material.refused.difference(trusted) }
}
