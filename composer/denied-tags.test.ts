import { describe, expect, it } from 'vitest'
import { tagsOf } from './testing/tags-of.ts'

/** How sellers of a language take something back, each with what they take back and the search that it ends. */
const LANGUAGES = {
  English: {
    text: 'Coffee table with a round top, made by me in my workshop. The legs are ash.',
    thing: 'coffee table',
    parts: [
      ['drawer', 'drawer table'],
      ['marble', 'marble table'],
      ['wheels', 'table with wheels'],
    ],
    affirmed: 'The # is my favourite part of it.',
    denials: [
      'There is no #.',
      'The # is not included.',
      "The # in the photo isn't mine.",
      'The # in the picture went to my sister.',
      'The # is sold separately.',
      'The # is no longer made.',
      'The # is sold out.',
      'The # is gone.',
      'I used to make it with #, I stopped.',
      'Hardly any # in it.',
      'I can add # on request.',
      '# costs extra.',
      '#: none',
      '#: no longer offered',
      'Without any #.',
      'It looks like # but it is paint.',
      'The one with # has sold.',
      'If you want # ask for my other listing.',
      "We don't sell #.",
      'I have run out of #.',
      'Not included: #',
      '# +£12',
    ],
  },
  German: {
    text: 'Couchtisch mit runder Platte, von mir in der Werkstatt gebaut. Die Beine sind aus Esche.',
    thing: 'couchtisch',
    parts: [
      ['Schublade', 'tisch mit schublade'],
      ['Marmor', 'marmor tisch'],
    ],
    affirmed: 'Schön ist die Kante mit #.',
    denials: [
      'Ohne #.',
      'Keine # dabei.',
      'Die Version mit # ist aus!',
      '# ist nicht dabei.',
      '# gibts extra.',
      'Die mit # ist ausverkauft.',
      '# nur auf Anfrage.',
      '# ist leider schon weg.',
      'Mit # mache ich ihn nicht mehr.',
      'Sieht aus wie #, ist aber lackiert.',
      'Für # ist er zu klein.',
    ],
  },
  Spanish: {
    text: 'Mesa de centro con tapa redonda, hecha en mi taller. Las patas son de fresno.',
    thing: 'mesa de centro',
    parts: [
      ['cajón', 'mesa con cajón'],
      ['mármol', 'mesa de mármol'],
    ],
    affirmed: 'Lo mejor es el detalle de #.',
    denials: [
      'Sin #.',
      'No tiene #.',
      'El # no se incluye.',
      'La de # está agotada.',
      'La de # se hace solo por encargo.',
      'El # se vende aparte.',
      'Ya no la hago con #.',
      'Nunca de #.',
    ],
  },
  French: {
    text: 'Table basse avec plateau rond, fabriquée dans mon atelier. Les pieds sont en frêne.',
    thing: 'table basse',
    parts: [
      ['tiroir', 'table avec tiroir'],
      ['marbre', 'table en marbre'],
    ],
    affirmed: 'On aime le détail en #.',
    denials: [
      'Sans #.',
      'Pas de #.',
      "Il n'y a pas de #.",
      'Le # est en supplément.',
      'Le # est vendu séparément.',
      'Le modèle en # est épuisé.',
      'Le # sur demande.',
      'Je ne la fais plus en #.',
    ],
  },
  Italian: {
    text: 'Tavolino con piano rotondo, fatto nel mio laboratorio. Le gambe sono di frassino.',
    thing: 'tavolino',
    parts: [
      ['cassetto', 'tavolo con cassetto'],
      ['marmo', 'tavolino in marmo'],
    ],
    affirmed: 'Bello il dettaglio in #.',
    denials: [
      'Senza #.',
      'Non ha il #.',
      'Il # non è compreso.',
      'La versione in # è esaurita.',
      'Il # solo su richiesta.',
      'Il # è venduto a parte.',
    ],
  },
  Dutch: {
    text: 'Salontafel met rond blad, gemaakt in mijn werkplaats. De poten zijn van essenhout.',
    thing: 'salontafel',
    parts: [
      ['lade', 'tafel met lade'],
      ['marmer', 'marmer tafel'],
    ],
    affirmed: 'Mooi is de rand met #.',
    denials: [
      'Zonder #.',
      'Geen #.',
      'De # zit er niet bij.',
      'Die met # is uitverkocht.',
      'De # is apart te koop.',
      'Met # maak ik hem niet meer.',
      'De # alleen op aanvraag.',
    ],
  },
  Portuguese: {
    text: 'Mesa de centro com tampo redondo, feita na minha oficina. Os pés são de freixo.',
    thing: 'mesa de centro',
    parts: [
      ['gaveta', 'mesa com gaveta'],
      ['mármore', 'mesa de mármore'],
    ],
    affirmed: 'O melhor é o detalhe de #.',
    denials: [
      'Sem #.',
      'Não tem #.',
      'A # não está incluída.',
      'A de # está esgotada.',
      'Com # só por encomenda.',
      'A # é vendida separadamente.',
    ],
  },
} as const

describe.each(Object.entries(LANGUAGES))('in %s, a search', (_, language) => {
  const { text, thing, parts, affirmed, denials } = language
  const taggedWith = (sentence: string, [part, search]: readonly [string, string]) =>
    tagsOf({
      listingTitle: thing,
      productType: `${text} ${sentence.replace('#', part)}`,
      keywords: `${thing}, ${search}`,
    }).includes(search)

  it('is a tag where the text says it', () => {
    expect(parts.filter((part) => !taggedWith(affirmed, part))).toEqual([])
  })

  it.each(denials)('is none behind "%s"', (denial) => {
    expect(parts.filter((part) => taggedWith(denial, part))).toEqual([])
  })
})

describe('a search for one of two opposites', () => {
  it.each([
    ['Tumbler of blown glass, for cold drinks.', 'tumbler', 'tea tumbler'],
    ['Small tray of oak, 14 cm.', 'tray', 'large tray'],
    ['Tray of oak, matte finish.', 'tray', 'glossy tray'],
    [
      'Alebrije de jaguar, es chico, 14 cm de largo, pintado en mi taller.',
      'alebrije',
      'alebrije grande',
    ],
    ['Nistkasten aus unbehandelter Lärche, von mir gebaut.', 'nistkasten', 'nistkasten lackiert'],
  ])('is no tag where the text says the other: %s', (productType, thing, search) => {
    expect(
      tagsOf({ listingTitle: thing, productType, keywords: `${thing}, ${search}` }),
    ).not.toContain(search)
  })
})

describe('a search that a wish forbids as a statement', () => {
  it.each([
    ['do not say it helps any skin problem', 'sensitive skin'],
    ["don't say it helps with headaches or sleep", 'headache gift'],
    ["please don't say it is waterproof", 'waterproof soap'],
  ])('is no tag in any of its forms: %s', (customAiInstructions, search) => {
    const form = {
      productType: 'Soap of goat milk, for sensitive skin, a headache and waterproof bags.',
      keywords: `goat milk soap, ${search}`,
    }
    expect(tagsOf({ ...form, customAiInstructions })).not.toContain(search)
  })
})

describe('a search of ours', () => {
  it.each([
    ['A flat woven rug. The weft is two-ply Norwegian rug wool.', 'wool rug', 'norwegian rug'],
    ['Flat woven rug of wool.', 'wool rug', 'flat rug'],
    ['Green mug, pinched and glazed.', 'mug', 'green pinched mug'],
  ])('joins nothing to a new claim: %s', (productType, keywords, joined) => {
    expect(tagsOf({ productType, keywords })).not.toContain(joined)
  })
})

it('is a tag where the text has it whole, whatever its words may deny elsewhere', () => {
  const form = {
    productType: 'VINTAGE VALVE RADIO, BROWN -- SPARES OR REPAIR -- PROP / DISPLAY',
    keywords: 'vintage radio, spares or repair',
  }
  expect(tagsOf(form)).toContain('spares or repair')
})

it.each([
  ['Kalimba with 17 keys, cherry.', 'kalimba, thumb piano', 'thumb piano'],
  ['Chess board of maple, solid strips, not veneer.', 'chess board, solid wood', 'solid wood'],
])('is a tag in another word for the same: %s', (productType, keywords, search) => {
  expect(tagsOf({ productType, keywords })).toContain(search)
})

it.each([
  ['Doll wig of mohair. Doll and clothes are not included.', 'mohair wig, doll wig', 'doll wig'],
  ['Clip of silicone. Never leave a baby alone with it.', 'silicone clip, baby clip', 'baby clip'],
  ['Tray of oak. Gift box yes/no, no gift wrap.', 'oak tray, gift for dad', 'gift for dad'],
  [
    "Linen handkerchief. Please don't order it on the Thursday before the wedding.",
    'linen handkerchief, wedding gift',
    'wedding gift',
  ],
])('is not taken back by a denial of something else: %s', (productType, keywords, search) => {
  expect(tagsOf({ productType, keywords })).toContain(search)
})
