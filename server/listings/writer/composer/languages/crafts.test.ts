import { describe, expect, it } from 'vitest'
import { plainTextFaults } from '#marketplace/review/plain-text.ts'
import { countWords, tokens } from '#marketplace/text.ts'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import { choose, wordings } from '../choices.ts'
import { composer } from '../composer.ts'
import { memoryOf } from '../memory.ts'
import { createRandom } from '../random.ts'
import { packOf } from './languages.ts'
import { craftOf } from './local-lines.ts'

const LANGUAGES = ['de', 'nl', 'es', 'fr', 'it', 'pt', 'ja', 'ar', 'hi'] as const

const LINES = LANGUAGES.flatMap((language) => {
  const crafts = packOf(language)?.crafts ?? []
  return crafts.flatMap(({ scenes, tips }) =>
    [...scenes, ...tips].map((line) => ({ language, line })),
  )
})

/** Colours, numbers, praise and prices: what only the seller may say of an item. A sprig is green in any vase. */
const CLAIMS = {
  de: /\d|\b(?:rot|rote|blau|blaue|grün|grüne|gelb|gelbe|schwarz|weiß|weiße|rosa|perfekt|einzigartig|unikat|hochwertig|günstig|versandkostenfrei|heilt|lindert)\b/iu,
  nl: /\d|\b(?:rood|rode|blauw|blauwe|groen|groene|geel|gele|zwart|zwarte|wit|witte|roze|perfect|uniek|hoogwaardig|goedkoop|geneest|verzacht)\b/iu,
  es: /\d|\b(?:rojo|roja|azul|amarillo|negro|negra|(?<!en )blanco|blanca|rosa|perfecto|perfecta|único|única|barato|alivia)\b/iu,
  fr: /\d|\b(?:rouge|bleu|bleue|jaune|noir|noire|blanc|blanche|parfait|parfaite|unique|apaise)\b/iu,
  it: /\d|\b(?:rosso|rossa|blu|giallo|gialla|nero|nera|bianco|bianca|perfetto|perfetta|unico|unica|allevia)\b/iu,
  pt: /\d|\b(?:vermelho|azul|amarelo|preto|preta|(?<!em )branco|branca|perfeito|perfeita|único|única|alivia)\b/iu,
  ja: /\p{Nd}|赤い|青い|黒い|白い|黄色|ピンク|完璧|唯一|世界に|最高|格安|送料|治る|癒/u,
  ar: /\p{Nd}|(?<!\p{L})(?:ال)?(?:أحمر|حمراء|أزرق|زرقاء|أخضر|خضراء|أصفر|صفراء|أسود|سوداء|أبيض|بيضاء|وردي|وردية|مثالي|مثالية|فريد|فريدة|رخيص|يشفي|يعالج)(?!\p{L})/u,
  hi: /\p{Nd}|(?<![\p{L}\p{M}])(?:लाल|नीला|नीली|नीले|हरा|हरी|पीला|पीली|काला|काली|सफ़ेद|गुलाबी|अनोखा|अनोखी|बेजोड़|परफ़ेक्ट|सस्ता|मुफ़्त|इलाज)(?![\p{L}\p{M}])/u,
} as const

/** The names of the kind a product is found to be of. */
function craftFor(productType: string, keyword: string): string | undefined {
  const brief = readBrief(aForm({ productType, keywords: keyword, starredKeywords: keyword }))
  const pack = packOf(brief.language)
  return pack === null ? undefined : craftOf(brief, pack)?.names.source
}

async function describedAs(change: Parameters<typeof aForm>[0], others: readonly string[] = []) {
  const form = {
    productType: 'Tasse aus Steinzeug, von Hand gedreht. 300 ml. Spülmaschinenfest.',
    keywords: 'Kaffeetasse Keramik, Teetasse handgemacht',
    starredKeywords: 'Kaffeetasse Keramik',
    ...change,
  }
  const { signal } = new AbortController()
  const written = await composer().write({ input: aForm(form), seed: 'one', others, signal })
  return written.generatedDescription
}

describe('lines of a craft in another language', () => {
  it.each(LANGUAGES)('are enough for the longest text: %s', (language) => {
    const poor = (packOf(language)?.crafts ?? []).filter(
      ({ scenes, tips }) => scenes.length < 6 || tips.length < 5,
    )
    expect(poor.map(({ names }) => names.source)).toEqual([])
  })

  it('can each be worded in at least four ways', () => {
    expect(LINES.filter(({ line }) => wordings(line) < 4)).toEqual([])
  })

  it('claim nothing that only the seller knows', () => {
    expect(LINES.filter(({ language, line }) => CLAIMS[language].test(line))).toEqual([])
  })

  it('are whole sentences however they are worded', () => {
    const broken = LINES.flatMap(({ line }) =>
      Array.from({ length: 12 }, (_, at) => choose(line, createRandom(`${at}${line}`))),
    ).filter(
      (text) =>
        !/^[¿¡«„“"’'「]?\s?\p{L}/u.test(text) ||
        !/[.!?。？؟।]$/.test(text) ||
        /[[\]|]/.test(text) ||
        plainTextFaults(text.replaceAll(/\s(?=[?!:;»])/g, '')).length > 0,
    )
    expect(broken).toEqual([])
  })

  it('are long enough to be remembered, so that no other listing repeats them', () => {
    const short = LINES.filter(({ line }) => {
      const text = choose(line, createRandom(line))
      return !memoryOf([text]).holds(text)
    })
    expect(short).toEqual([])
  })
})

describe('the kind of product', () => {
  it.each([
    ['de', 'Duftkerze aus Sojawachs im Glas', 'Duftkerzen Lavendel', 'Kerze mit Deckel'],
    ['de', 'Kaffeebecher aus Ton, von Hand gedreht', 'Kaffeebecher', 'Teetasse mit Henkel aus Ton'],
    ['de', 'Hundehalsband aus Leder', 'Hundehalsband Leder', 'Hundeleine aus Leder und Messing'],
    ['de', 'Strickmütze aus Wolle', 'Kindermütze Wolle', 'Loopschal aus Wolle'],
    ['nl', 'Borrelplank van eiken met olie', 'borrelplanken', 'Snijplank van hout met olie'],
    ['nl', 'Gehaakte knuffel van katoen', 'gehaakte knuffels', 'Amigurumi beer van katoen'],
    [
      'ja',
      '手作りの陶器のマグカップ。青い釉薬。',
      'マグカップ',
      '粉引きの湯のみ。ひとつずつ挽きました。',
    ],
    ['ja', 'ミツロウの和ろうそく。', 'ろうそく', '紅茶の香りのキャンドル。ガラス入り。'],
    ['ar', 'أكواب من السيراميك', 'الأكواب', 'فنجان قهوة من الفخار'],
    ['hi', 'हाथ से बने झुमके, चाँदी के।', 'silver jhumka earrings', 'मोतियों का हार, हाथ से पिरोया हुआ।'],
    ['nl', 'Sojakaars met lavendel in een potje', 'geurkaarsen', 'Kaars van bijenwas'],
  ])('is found by joined words and plurals: %s, %s', (_, product, keyword, sibling) => {
    expect(craftFor(product, keyword)).toBe(craftFor(sibling, ''))
  })

  it('is that of the pattern, not of the bag it is for', () => {
    expect(craftFor('Schnittmuster für eine Tasche als PDF', 'schnittmuster tasche')).not.toBe(
      craftFor('Umhängetasche aus Leder', 'umhängetasche leder'),
    )
  })
})

describe('a description with lines of a craft', () => {
  it('grows with the length that was asked for', async () => {
    const lengths = ['short', 'medium', 'long'] as const
    const texts = await Promise.all(
      lengths.map((descriptionLength) => describedAs({ descriptionLength })),
    )
    const [short = 0, medium = 0, long = 0] = texts.map(countWords)
    expect(short).toBeLessThan(medium)
    expect(medium).toBeLessThan(long)
  })

  it('repeats no line of the seller’s other listings', async () => {
    const first = await describedAs({})
    const second = await describedAs({}, [first])
    const [, , ...ours] = second.split('\n\n')
    const memory = memoryOf([first])
    expect(ours.filter((paragraph) => memory.holds(paragraph))).toEqual([])
    expect(ours.length).toBeGreaterThan(1)
  })

  it('joins Arabic fragments with the comma of Arabic', async () => {
    const productType = 'شال صوف منسوج على النول. 180 سم. غسيل يدوي.'
    const text = await describedAs({ productType, keywords: 'شال صوف', starredKeywords: '' })
    expect(text).toMatch(/^شال صوف منسوج على النول\. 180 سم، غسيل يدوي\.\n/)
  })

  it('repeats no Japanese line either, though its words stand without spaces', async () => {
    const change = {
      productType: '陶器のマグカップ。容量300ml。',
      keywords: 'マグカップ',
      starredKeywords: '',
    }
    const first = await describedAs(change)
    const [, ...ours] = (await describedAs(change, [first])).split('\n\n')
    expect(ours.filter((paragraph) => memoryOf([first]).holds(paragraph))).toEqual([])
  })

  it('shows the focus keyword as a heading where the seller’s first words do not hold it', async () => {
    const [heading, own] = (await describedAs({})).split('\n\n')
    expect(heading).toBe('Kaffeetasse Keramik')
    expect(own).toBe('Tasse aus Steinzeug, von Hand gedreht. 300 ml, spülmaschinenfest.')
  })

  it('makes one beginning of a keyword and the noun the seller begins with', async () => {
    const keywords = 'große Tasse'
    const text = await describedAs({ keywords, starredKeywords: keywords })
    expect(text).toMatch(/^Große Tasse aus Steinzeug, von Hand gedreht\./)
  })

  it('keeps "inkl." and "ca." within their sentence', async () => {
    const productType = 'Wandregal aus Esche, ca. 60 cm breit. Inkl. Dübel und Schrauben.'
    const text = await describedAs({ productType, keywords: 'wandregal', starredKeywords: '' })
    expect(text).toMatch(/^Wandregal aus Esche, ca\. 60 cm breit\. Inkl\. Dübel und Schrauben\.\n/)
  })

  it('makes a list of fragments and of no half sentence', async () => {
    const text = await describedAs({
      productType:
        'Tasse aus Steinzeug, blaue Glasur, mit Henkel. Jede fällt anders aus, weil ich von Hand drehe.',
      keywords: 'tasse',
      starredKeywords: '',
      includeBulletedLists: true,
    })
    expect(text.split('\n\n').slice(0, 3)).toEqual([
      'Tasse aus Steinzeug.',
      '• Blaue Glasur\n• Mit Henkel',
      'Jede fällt anders aus, weil ich von Hand drehe.',
    ])
  })

  it('stays away from words the seller avoids', async () => {
    const customAiInstructions = "Don't use the words Tee, Kaffee, Fenster"
    const text = await describedAs({ customAiInstructions, descriptionLength: 'long' })
    expect(tokens(text)).not.toContain('fenster')
    expect(tokens(text)).not.toContain('kaffee')
  })

  it('speaks of no cosy evenings next to mourning', async () => {
    const text = await describedAs({
      productType: 'Trauerkerze mit Namen und Datum, von Hand verziert.',
      keywords: 'trauerkerze, geschenk',
      starredKeywords: 'trauerkerze',
    })
    const candles = packOf('de')?.crafts.find(({ names }) => names.test('Kerze'))
    const told = candles?.scenes.filter((scene) => text.includes(scene.slice(0, 8)))
    expect(told).toEqual([])
    expect(text).not.toMatch(/geschenk/i)
  })
})
