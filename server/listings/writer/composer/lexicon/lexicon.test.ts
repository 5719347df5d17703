import { describe, expect, it } from 'vitest'
import { emojisIn } from '#marketplace/characters.ts'
import { CLICHES, MEDICAL, SALES_TALK, STRICT_CLAIMS } from '#marketplace/lexicon/claims.ts'
import { AMBIGUOUS_COLOURS, COLOURS } from '#marketplace/lexicon/colours.ts'
import { GENERIC_MATERIALS, MATERIALS } from '#marketplace/lexicon/materials.ts'
import { phrasesIn } from '#marketplace/text.ts'
import { CRAFTS } from './crafts.ts'
import { MEMORIAL } from './crafts/memorial.ts'
import { GENERAL } from './general.ts'
import { FACT_NOTES } from './notes/about-facts.ts'
import { MATERIAL_NOTES } from './notes/about-materials.ts'

const crafts = [...CRAFTS, MEMORIAL, GENERAL]
const lines = crafts.flatMap(({ lines: byVoice }) => Object.values(byVoice).flat())
const notes = [...FACT_NOTES, ...MATERIAL_NOTES].flatMap(({ warm, plain, terse }) => [
  warm,
  plain,
  terse,
])
const words = (line: string) => line.replaceAll(/[[\]|]/g, ' ')

const NEVER = [...MEDICAL, ...SALES_TALK, ...STRICT_CLAIMS, ...CLICHES]
const CLEAR_COLOURS = COLOURS.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour))
// A paper pattern, a wooden shelf above a guarded line: things around the item, not the item.
const ABOUT_OTHERS = new Set([...GENERIC_MATERIALS, 'wood', 'fabric', 'ceramics', 'leather'])

describe('what the composer may say about a whole craft', () => {
  it('makes no claim a seller would have to back, and uses no stock phrase', () => {
    expect(lines.filter((line) => phrasesIn(words(line), NEVER).length > 0)).toEqual([])
    expect(notes.filter((line) => phrasesIn(words(line), NEVER).length > 0)).toEqual([])
  })

  it('names no colour and no material of the item', () => {
    const named = lines.filter((line) => {
      const text = words(line.replace(/^\([^)]*\)/, ''))
      const materials = phrasesIn(text, MATERIALS).filter((material) => !ABOUT_OTHERS.has(material))
      return materials.length > 0 || phrasesIn(text, CLEAR_COLOURS).length > 0
    })
    expect(named).toEqual([])
  })

  it('holds no figures, no emojis and no open brackets', () => {
    for (const line of [...lines, ...notes]) {
      expect(line).not.toMatch(/\d/)
      expect(emojisIn(line)).toEqual([])
      expect(line.split('[').length, line).toBe(line.split(']').length)
      expect(line.match(/\{[^}]*\}/g)?.filter((slot) => !SLOTS.test(slot)) ?? [], line).toEqual([])
    }
  })

  it('has something to say in every voice, and emojis enough', () => {
    for (const { lines: byVoice, emojis } of [...CRAFTS, GENERAL]) {
      expect(Math.min(...Object.values(byVoice).map((list) => list.length))).toBeGreaterThanOrEqual(
        2,
      )
      expect(new Set(emojis).size).toBeGreaterThanOrEqual(8)
    }
  })
})

const SLOTS = /^\{(?:them|it|its|is|was|has|this|name|a_name|the_ref|The_ref|v:\p{Ll}+)\}$/u
