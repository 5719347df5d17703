import { describe, expect, it } from 'vitest'
import { emojisIn } from '#marketplace/characters.ts'
import { CLICHES, MEDICAL, SALES_TALK, STRICT_CLAIMS } from '#marketplace/lexicon/claims.ts'
import { AMBIGUOUS_COLOURS, COLOURS } from '#marketplace/lexicon/colours.ts'
import { GENERIC_MATERIALS, MATERIALS } from '#marketplace/lexicon/materials.ts'
import { phrasesIn } from '#marketplace/text.ts'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import { choose, wordings } from '../choices.ts'
import { createRandom } from '../random.ts'
import type { Craft, Passages } from './craft.ts'
import { craftsOf } from './craft-of.ts'
import { CRAFTS } from './crafts.ts'
import { BATH_TOWELS } from './crafts/bath-towels.ts'
import { BATHROOM } from './crafts/bathroom.ts'
import { WEDDINGS } from './crafts/weddings.ts'
import { PATTERNS } from './crafts/patterns.ts'
import { TEMPLATES } from './crafts/templates.ts'
import { WALL_ART } from './crafts/wall-art.ts'
import { COASTERS } from './crafts/coasters.ts'
import { DISHES } from './crafts/dishes.ts'
import { KITCHEN_TOWELS } from './crafts/kitchen-towels.ts'
import { POT_HOLDERS } from './crafts/pot-holders.ts'
import { HARDWARE } from './crafts/hardware.ts'
import { LIGHTING } from './crafts/lighting.ts'
import { QUIET_LINES } from './crafts/memorial.ts'
import { GENERAL } from './general.ts'
import { GIFTS, KINDS, MOMENTS, PLACES, SUITING } from './keyword-frames.ts'
import { FACT_NOTES } from './notes/about-facts.ts'
import { MATERIAL_NOTES } from './notes/about-materials.ts'
import { OPENERS, WITH_PRIMARY } from './openers.ts'

const byVoice = (said: Passages) =>
  VOICES_IN_ORDER.flatMap((voice) => said[voice].map((line) => ({ voice, line: bare(line) })))
const VOICES_IN_ORDER = ['warm', 'tale', 'plain', 'terse'] as const
/** A passage without the condition it is told under. */
const bare = (line: string) => line.replace(/^\([^)]*\) /, '')

const crafts = [...CRAFTS, GENERAL]
const openings = crafts.flatMap((craft) => byVoice(craft.openings))
const passages = [
  ...crafts.flatMap(({ scenes, tips }) => [...byVoice(scenes), ...byVoice(tips)]),
  ...QUIET_LINES.map((line) => ({ voice: 'warm' as const, line: bare(line) })),
]
const notes = [...FACT_NOTES, ...MATERIAL_NOTES].flatMap(({ says }) => byVoice(says))
const keywordFrames = [OPENERS, WITH_PRIMARY, GIFTS, MOMENTS, PLACES, KINDS, SUITING].flatMap(
  byVoice,
)
const own = [...openings, ...passages, ...notes, ...keywordFrames]
const words = (line: string) =>
  line.replaceAll(/\[\d (?:or|and): /g, '[').replaceAll(/[[\]|]/g, ' ')

const NEVER = [...MEDICAL, ...SALES_TALK, ...STRICT_CLAIMS, ...CLICHES]
const CLEAR_COLOURS = COLOURS.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour))
// A paper pattern, a wooden shelf above a guarded line: things around the item, not the item.
const ABOUT_OTHERS = new Set([...GENERIC_MATERIALS, 'wood', 'fabric', 'ceramics', 'leather', 'ash'])

/** Sentences of a passage with their choices still open; a stop inside brackets ends none. */
function openSentences(line: string): string[] {
  return line.split(/(?<=[.?!])\s+(?![^[]*\])/)
}

const seeded = createRandom('reading')
const read = (line: string) =>
  choose(line, seeded)
    .replaceAll(/\{v:(\w+)\}/g, '$1')
    .split(/\s+/)
/** As many wordings as keep two listings of one shop from ever sharing a sentence. */
const WORDINGS_MIN = 60
const WORDS_MAX = { warm: 20, tale: 22, plain: 24, terse: 13 } as const

describe('what the composer may say about a whole craft', () => {
  it('makes no claim a seller would have to back, and uses no stock phrase', () => {
    expect(own.filter(({ line }) => phrasesIn(words(line), NEVER).length > 0)).toEqual([])
  })

  it('names no colour and no material of the item', () => {
    const named = [...openings, ...passages].filter(({ line }) => {
      const materials = phrasesIn(words(line), MATERIALS).filter(
        (material) => !ABOUT_OTHERS.has(material),
      )
      return materials.length > 0 || phrasesIn(words(line), CLEAR_COLOURS).length > 0
    })
    expect(named).toEqual([])
  })

  it('names in what follows from a material no other one, and no colour', () => {
    const named = [...FACT_NOTES, ...MATERIAL_NOTES].flatMap(({ when, says }) =>
      byVoice(says).filter(({ line }) => {
        const others = phrasesIn(words(line), MATERIALS).filter(
          (material) =>
            !GENERIC_MATERIALS.includes(material) &&
            !when.source.includes(material.split(' ')[0] ?? '') &&
            !(material === 'wood' && /oak|pine/.test(when.source)),
        )
        return others.length > 0 || phrasesIn(words(line), CLEAR_COLOURS).length > 0
      }),
    )
    expect(named).toEqual([])
  })

  it('holds no figures, no emojis, no open brackets and no slot that nothing fills', () => {
    for (const { line } of own) {
      expect(words(line)).not.toMatch(/\d/)
      expect(emojisIn(line)).toEqual([])
      expect(line.split('[').length, line).toBe(line.split(']').length)
      expect(line.match(/\{[^}]*\}/g)?.filter((slot) => !SLOTS.test(slot)) ?? [], line).toEqual([])
    }
  })

  it('names the item in each sentence, or can be worded in many ways', () => {
    const shareable = [...passages, ...notes]
      .flatMap(({ line }) => openSentences(line))
      .filter((line) => !/\{[aA]?_?name\}/.test(line))
      .filter((line) => read(line).length >= 5 && wordings(line) < WORDINGS_MIN)
    expect(shareable).toEqual([])
  })

  it('keeps to the length and the manner of each voice', () => {
    const sentences = [...passages, ...notes].flatMap(({ voice, line }) =>
      openSentences(line).map((text) => ({ voice, text })),
    )
    const long = sentences.filter(({ voice, text }) => read(text).length > WORDS_MAX[voice])
    expect(long).toEqual([])
    const loud = own.filter(
      ({ voice, line }) => (voice === 'plain' || voice === 'terse') && line.includes('!'),
    )
    expect(loud).toEqual([])
    const chatty = own.filter(
      ({ voice, line }) =>
        voice === 'plain' && /\b(?:I|we|my|our)\b|n't\b|'(?:re|ll|ve)\b/.test(line),
    )
    expect(chatty).toEqual([])
  })

  it('has something to say of every craft in every voice, and emojis enough', () => {
    for (const { nouns, openings: first, scenes, tips, emojis } of CRAFTS) {
      for (const voice of VOICES_IN_ORDER) {
        const told = scenes[voice].length + tips[voice].length
        expect(first[voice].length, `${nouns.join(' ')}: openings`).toBeGreaterThanOrEqual(3)
        expect(told, `${nouns.join(' ')}: ${voice}`).toBeGreaterThanOrEqual(15)
      }
      expect(new Set(emojis).size).toBeGreaterThanOrEqual(8)
    }
  })
})

function craftOf(productType: string, keywords: string): Craft | undefined {
  return craftsOf(readBrief(aForm({ productType, keywords })))[0]
}

describe('the craft of an item', () => {
  it('is told by its noun, not by whatever else its name holds', () => {
    expect(craftOf('flower girl basket, white wicker', 'flower girl basket, wedding')).toBe(
      WEDDINGS,
    )
    expect(craftOf('Habit tracker printable PDF, A4', 'habit tracker')).toBe(TEMPLATES)
    expect(craftOf('Sewing pattern for a skirt, PDF', 'sewing pattern')).toBe(PATTERNS)
    expect(craftOf('Wedding guest book, 60 pages', 'wedding guest book')).toBe(WEDDINGS)
    expect(craftOf('cast iron knobs for an antique dresser', 'cast iron knobs')).toBe(HARDWARE)
    expect(craftOf('ceramic insulator pendant light', 'pendant light')).toBe(LIGHTING)
    expect(craftOf('Linocut of a fern on Japanese paper', 'fern linocut')).toBe(WALL_ART)
    expect(craftOf('Ring dish in porcelain, 10 cm across', 'ring dish')).toBe(DISHES)
    expect(craftOf('Soap dish in stoneware', 'soap dish')).toBe(BATHROOM)
    expect(craftOf('Set of two pot holders, quilted denim', 'pot holders')).toBe(POT_HOLDERS)
    expect(craftOf('Mug rug quilted from cotton scraps', 'mug rug')).toBe(COASTERS)
    expect(craftOf('Waffle towel for the bath', 'bath towel')).toBe(BATH_TOWELS)
    expect(craftOf('Tea towel in linen', 'tea towel')).toBe(KITCHEN_TOWELS)
  })

  it.each([
    ['Embroidery hoop in beech, empty', 'embroidery hoop'],
    ['Kit for keeping a sourdough starter: 700 ml glass jar', 'sourdough kit, starter jar'],
    ['Gift basket with tea and jam', 'gift basket'],
    ['Cotton face mask with ties', 'face mask'],
    ['Napkin rings in brass, set of six', 'napkin rings'],
    ['Glass panel for a shower door', 'glass panel'],
    ['Wooden birthday cake topper', 'cake topper'],
    ['Flower press in beech', 'flower press'],
  ])('stays open where the noun leaves a doubt: %s', (product, keywords) => {
    expect(craftOf(product, keywords)).toBeUndefined()
  })
})

const SLOTS =
  /^\{(?:them|its?|Its?|is|has|was|this|This|it's|It's|Heres|This_is|a?_?name|A_name|[aA]_lead|a_keyword|keyword|[aA]?_?primary|people|moments|places|v:\p{Ll}+)\}$/u
