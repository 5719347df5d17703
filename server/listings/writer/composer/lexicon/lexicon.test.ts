import { describe, expect, it } from 'vitest'
import { emojisIn } from '#marketplace/characters.ts'
import { CLICHES, MEDICAL, SALES_TALK, STRICT_CLAIMS } from '#marketplace/lexicon/claims.ts'
import { AMBIGUOUS_COLOURS, COLOURS } from '#marketplace/lexicon/colours.ts'
import { GENERIC_MATERIALS, MATERIALS } from '#marketplace/lexicon/materials.ts'
import { phrasesIn } from '#marketplace/text.ts'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import { halves, type Craft } from './craft.ts'
import { CRAFTS, craftsOf } from './crafts.ts'
import { WEDDINGS } from './crafts/celebrations.ts'
import { TEMPLATES, WALL_ART } from './crafts/digital.ts'
import { DISHES } from './crafts/ceramics.ts'
import { HARDWARE, LIGHTING } from './crafts/making-and-vintage.ts'
import { QUIET_LINES } from './crafts/memorial.ts'
import { ADVICE_FRAMES, NOTE_FRAMES, SETTING_FRAMES, USE_FRAMES } from './frames.ts'
import { GENERAL } from './general.ts'
import { GIFTS, KINDS, MOMENTS, PLACES } from './keyword-frames.ts'
import { FACT_NOTES } from './notes/about-facts.ts'
import { MATERIAL_NOTES } from './notes/about-materials.ts'
import { OPENERS, WITH_PRIMARY } from './openers.ts'

const crafts = [...CRAFTS, GENERAL]
const lines = [
  ...crafts.flatMap(({ uses, settings, advice }) => [...uses, ...settings, ...advice]),
  ...QUIET_LINES,
]
const notes = [...FACT_NOTES, ...MATERIAL_NOTES].map(({ says }) => says)
const frames = [USE_FRAMES, SETTING_FRAMES, ADVICE_FRAMES, NOTE_FRAMES].flatMap((byVoice) =>
  Object.values(byVoice).flat(),
)
const keywordFrames = [OPENERS, WITH_PRIMARY, GIFTS, MOMENTS, PLACES, KINDS].flatMap((byVoice) =>
  Object.values(byVoice).flat(),
)
const words = (line: string) => line.replaceAll(/[[\]|]/g, ' ')

const NEVER = [...MEDICAL, ...SALES_TALK, ...STRICT_CLAIMS, ...CLICHES]
const CLEAR_COLOURS = COLOURS.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour))
// A paper pattern, a wooden shelf above a guarded line: things around the item, not the item.
const ABOUT_OTHERS = new Set([...GENERIC_MATERIALS, 'wood', 'fabric', 'ceramics', 'leather'])

describe('what the composer may say about a whole craft', () => {
  it('makes no claim a seller would have to back, and uses no stock phrase', () => {
    const said = [...lines, ...notes, ...frames, ...keywordFrames]
    expect(said.filter((line) => phrasesIn(words(line), NEVER).length > 0)).toEqual([])
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
    for (const line of [...lines, ...notes, ...frames]) {
      expect(line).not.toMatch(/\d/)
      expect(emojisIn(line)).toEqual([])
      expect(line.split('[').length, line).toBe(line.split(']').length)
      expect(line.match(/\{[^}]*\}/g)?.filter((slot) => !SLOTS.test(slot)) ?? [], line).toEqual([])
    }
  })

  it('says in all advice and every conclusion what follows', () => {
    const halved = [...crafts.flatMap(({ advice }) => advice), ...notes]
    expect(halved.filter((line) => halves(line).includes(''))).toEqual([])
    expect(crafts.flatMap(({ uses }) => uses).filter((line) => line.includes('>'))).toEqual([])
  })

  it('has something to say of every craft, and emojis enough', () => {
    for (const { uses, settings, advice, emojis } of CRAFTS) {
      expect(uses.length).toBeGreaterThanOrEqual(4)
      expect(settings.length).toBeGreaterThanOrEqual(5)
      expect(advice.length).toBeGreaterThanOrEqual(5)
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
    expect(craftOf('cast iron knobs for an antique dresser', 'cast iron knobs')).toBe(HARDWARE)
    expect(craftOf('ceramic insulator pendant light', 'pendant light')).toBe(LIGHTING)
    expect(craftOf('Linocut of a fern on Japanese paper', 'fern linocut')).toBe(WALL_ART)
    expect(craftOf('Ring dish in porcelain, 10 cm across', 'ring dish')).toBe(DISHES)
  })

  it.each([
    ['Set of two pot holders, patchwork of reclaimed denim', 'pot holders'],
    ['Embroidery hoop with the birth flower of your month', 'birth flower, embroidery hoop'],
    ['Kit for keeping a sourdough starter: 700 ml glass jar', 'sourdough kit, starter jar'],
    ['Brass candle holder for taper candles', 'candle holder'],
    ['Soap dish in stoneware', 'soap dish'],
    ['Egg cup in turned maple', 'egg cup'],
    ['Napkin rings in brass, set of six', 'napkin rings'],
    ['Cookie cutter in steel, fox shape', 'cookie cutter'],
    ['Slate coasters, set of four', 'slate coasters'],
    ['Wooden birthday cake topper', 'cake topper'],
    ['Flower press in beech', 'flower press'],
    ['Plant stand in oak, 40 cm high', 'plant stand'],
    ['Jewelry box in walnut', 'jewelry box'],
    ['Mug rug quilted from cotton scraps', 'mug rug'],
    ['Sewing pattern for a skirt, PDF', 'sewing pattern'],
  ])('stays open where the noun leaves a doubt: %s', (product, keywords) => {
    expect(craftOf(product, keywords)).toBeUndefined()
  })
})

const SLOTS = /^\{(?:them|it|It|its|is|has|u|w|v:\p{Ll}+)\}$/u
