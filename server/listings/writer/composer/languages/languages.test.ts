import { describe, expect, it } from 'vitest'
import { proseSentences } from '#marketplace/text.ts'
import { aForm } from '../../testing/cases.ts'
import type { Writing } from '../../writer.ts'
import { composer } from '../composer.ts'

const FORMS = {
  pt: ['Caneca de cerâmica feita à mão, esmalte azul, 300 ml. Altura 9 cm.', 'caneca de cerâmica'],
  nl: ['Houten snijplank van eikenhout, 30 x 20 cm, met olie behandeld.', 'houten snijplank'],
  fr: ['Bougie de soja parfumée à la lavande, 200 g. Coulée à la main à Lyon.', 'bougie lavande'],
  it: ['Orecchini in argento con perla, lunghi 3 cm. Fatti a mano a Firenze.', 'orecchini perla'],
  es: ['Vela de soja de lavanda en frasco de vidrio de 200 g. Hecha a mano.', 'vela de soja'],
  de: ['Windlicht aus Eichenholz, 12 cm hoch. Mit Leinöl behandelt.', 'windlicht holz'],
  ar: ['شمعة صويا معطرة، 200 مل، فتيل قطني. صنعت يدويا في الأردن.', 'شمعة صويا'],
  ja: ['陶器のマグカップ、青い釉薬、300ml。手作りです。', 'マグカップ'],
  pl: [
    'Ręcznie robiona świeca sojowa, 200 ml, szklany słoik. Czas palenia 40 godzin.',
    'świeca sojowa',
  ],
} as const

type Name = keyof typeof FORMS

async function written(
  name: Name,
  change: { keywords?: string; seed?: string } = {},
): Promise<Writing> {
  const [productType, keyword] = FORMS[name]
  const keywords = change.keywords ?? keyword
  const input = aForm({ productType, keywords, starredKeywords: keywords })
  const { signal } = new AbortController()
  return composer().write({ input, seed: change.seed ?? 'one', signal })
}

describe('a listing in another language', () => {
  it.each([
    ['pt', 'Caneca de cerâmica feita à mão, esmalte azul, 300 ml'],
    ['nl', 'Houten snijplank van eikenhout, 30 x 20 cm, met olie behandeld'],
    ['fr', 'Bougie lavande, 200 g, coulée à la main à Lyon'],
    ['es', 'Vela de soja de lavanda en frasco de vidrio de 200 g'],
    ['de', 'Windlicht Holz, 12 cm hoch, mit Leinöl behandelt'],
    ['ar', 'شمعة صويا معطرة، 200 مل، فتيل قطني'],
    ['ja', 'マグカップ 青い釉薬 300ml'],
  ] as const)('has a title as its readers write one: %s', async (name, title) => {
    expect((await written(name)).generatedTitle).toBe(title)
  })

  it.each([
    ['großes windlicht', 'Großes Windlicht'],
    ['personalisiertes windlicht', 'Personalisiertes Windlicht'],
    ['geschenk für mama', 'Geschenk für Mama'],
    ['windlicht aus rustikalem holz', 'Windlicht aus rustikalem Holz'],
  ])('has capitals on German nouns and none on their traits: %s', async (keywords, start) => {
    const { generatedTitle } = await written('de', { keywords })
    expect(generatedTitle.slice(0, start.length)).toBe(start)
  })

  it.each(Object.keys(FORMS).filter((name): name is Name => name in FORMS))(
    'holds no English sentence: %s',
    async (name) => {
      const { generatedTitle, generatedDescription } = await written(name)
      const english = proseSentences(`${generatedTitle}. ${generatedDescription}`).filter((text) =>
        /\b(?:the|and|this|with|for your|it is)\b/i.test(text),
      )
      expect(english).toEqual([])
    },
  )

  it('names a Japanese product once in its title and takes no sentence into it', async () => {
    const input = aForm({
      productType: '帆布のトートバッグです。内ポケット付き。持ち手は本革を使いました。',
      keywords: '帆布 トートバッグ',
      starredKeywords: '帆布 トートバッグ',
    })
    const { signal } = new AbortController()
    const { generatedTitle, generatedDescription } = await composer().write({
      input,
      seed: 'one',
      signal,
    })
    expect(generatedTitle).toBe('帆布 トートバッグ 内ポケット付き')
    expect(generatedDescription).toMatch(/^帆布のトートバッグです。/)
  })

  it('keeps a title that reads from right to left free of Latin words', async () => {
    const { generatedTitle } = await written('ar', { keywords: 'شمعة صويا, soy candle, gift idea' })
    expect(generatedTitle).not.toMatch(/\p{Script=Latin}{3}/u)
  })

  it('is kept short and said to be so where we know no sentences', async () => {
    const polish = await written('pl')
    expect(polish.generatedDescription).toBe(
      'Ręcznie robiona świeca sojowa, 200 ml, szklany słoik. Czas palenia 40 godzin.',
    )
    expect(polish.generatedExplanation).toMatch(/knows no sentences of this language/)
  })

  it('is worded anew for another seed', async () => {
    const keywords = 'bougie lavande, cadeau maman'
    const one = await written('fr', { keywords })
    const two = await written('fr', { keywords, seed: 'other' })
    expect(two.generatedDescription).not.toBe(one.generatedDescription)
  })

  it('cuts a long keyword for a tag only where a whole phrase is left', async () => {
    const french = await written('fr', {
      keywords: "bougie lavande, bougie fleur d'oranger bio, cadeau fête des mères",
    })
    expect(french.generatedTags).not.toContain('bougie fleur')
    expect(french.generatedTags).not.toContain('cadeau fête')
    const german = await written('de', {
      keywords: 'windlicht eichenholz groß, tischlaterne gedrechselt',
    })
    expect(german.generatedTags.toSorted()).toEqual([
      'tischlaterne',
      'windlicht',
      'windlicht eichenholz',
    ])
  })
})
