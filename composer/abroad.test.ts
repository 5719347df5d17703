import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const written = (wanted: Partial<GeneratorInput>) => {
  const listing = compose(anInput(wanted))
  if (listing === null) throw new Error('nothing was written')
  return listing
}

const tagsOf = (productType: string, keywords: string) =>
  written({ listingTitle: 'x', productType, keywords }).generatedTags

const told = (productType: string, listingTitle = 'x') =>
  written({ productType, listingTitle, keywords: listingTitle }).generatedDescription

const asked = (productType: string) =>
  written({ productType }).generatedExplanation.split('\n').at(-1)

describe('the title of a listing in another language', () => {
  it.each([
    [
      'the seller’s own naming phrase',
      'Brotkorb aus Weide, 30 cm Durchmesser, handgeflochten. Nicht für die Spülmaschine.',
      'Brotkorb',
      'brotkorb',
      'Brotkorb aus Weide, handgeflochten',
    ],
    [
      'what is shouted as quietly as the rest',
      'Bandeja de olivo tallada POR LAS DOS CARAS. No es para el lavavajillas.',
      'bandeja olivo',
      'bandeja de olivo',
      'Bandeja de olivo tallada Por Las Dos Caras',
    ],
    [
      'no article, no person and no verb',
      'Nos paniers sont solides. Un petit panier en osier tressé par mon père, anse en cuir.',
      'panier',
      'panier osier',
      'Petit panier en osier tressé',
    ],
    [
      'the focus search where the text begins otherwise',
      'Soy Inés y pinto platos. Este es de barro rojo. No se puede lavar con agua muy caliente.',
      'plato pintado a mano',
      'plato pintado a mano',
      'Plato pintado a mano, barro rojo',
    ],
    [
      'no part’s stuff and no choice',
      'Borsa in lana cotta, manico in pelle, nome ricamato su richiesta.',
      'borsa',
      'borsa lana',
      'Borsa in lana cotta',
    ],
    [
      'a set as a set',
      'Set van 4 onderzetters van kurk, rond. Niet voor buiten, met de hand wassen.',
      'Onderzetters',
      'onderzetters',
      'Set van 4 onderzetters van kurk, rond',
    ],
    [
      'no side by its measure',
      'Caneca de grés\nAltura: 9 cm\nPreço sob consulta',
      'caneca',
      'caneca de grés',
      'Caneca de grés',
    ],
    [
      'no measure that a verb gives',
      'Pendientes de arcilla. Son muy ligeros y miden 5 cm de largo.',
      'pendientes',
      'pendientes arcilla',
      'Pendientes de arcilla',
    ],
  ])('takes %s', (_what, productType, listingTitle, keywords, title) => {
    const { generatedTitle } = written({
      productType,
      listingTitle,
      keywords,
      starredKeywords: keywords,
    })
    expect(generatedTitle).toBe(title)
  })
})

describe('the tags of a listing in another language', () => {
  it('are the seller’s own searches, though the text has not all of their words', () => {
    const text = 'Abanico de madera de haya. Puedo poner un nombre por detrás.'
    const own = ['abanico', 'abanico con nombre', 'abanico boda', 'detalle invitadas']
    expect(tagsOf(text, own.join(', '))).toEqual(expect.arrayContaining(own))
  })

  it.each([
    ['a stuff that it is not of', 'Halstuch aus Baumwolle, 50 x 50 cm.', 'seidentuch', 'halstuch'],
    ['a colour that it does not have', 'Taza de gres azul.', 'taza verde', 'taza azul'],
    [
      'a technique that nobody used',
      'Coperta ai ferri, lana.',
      'coperta uncinetto',
      'coperta lana',
    ],
    ['what only looks so', 'Bolsa de couro sintético.', 'bolsa couro', 'bolsa artesanal'],
    ['the stuff of a part', 'Mand van riet, met deksel van kurk.', 'kurk mand', 'mand van riet'],
    ['another beast', 'Collar para perro de lona.', 'collar gato', 'collar perro'],
    ['a cure', 'Savon au miel.', 'savon eczéma', 'savon miel'],
    ['a finer wool', 'Sloffen van Nederlandse schapenwol.', 'merinowol', 'sloffen'],
    ['for a child', 'Sloffen van wol, maat 36 t/m 45.', 'kinderslofjes', 'sloffen'],
    [
      'what is sold apart',
      'Tasse en grès. La soucoupe est en vente à part.',
      'tasse et soucoupe',
      'tasse grès',
    ],
    [
      'what the seller cannot promise',
      'Pendientes de latón. Hipoalergénicos no puedo decirlo.',
      'hipoalergénicos',
      'pendientes latón',
    ],
  ])('never say %s', (_what, productType, keyword, own) => {
    const tags = tagsOf(productType, `${own}, ${keyword}`)
    expect(tags).toContain(own)
    expect(tags).not.toContain(keyword)
  })

  it('are for a feast that she types, though the text does not name it', () => {
    const { generatedTags } = written({
      productType: 'Adventskalender zum Selberfüllen, 24 Säckchen aus grobem Leinen.',
      keywords: 'Adventskalender, Weihnachten, Weihnachtsdeko, skandinavisch',
    })
    expect(generatedTags).toEqual(
      expect.arrayContaining(['weihnachten', 'weihnachtsdeko', 'skandinavisch']),
    )
  })

  it('leave no keyword without a word in the explanation', () => {
    const { generatedExplanation, generatedTags } = written({
      productType: 'Vilten sloffen van wol, maat 36 t/m 45. Retour mag.',
      keywords: 'vilten sloffen, wol, waterdicht, dames, zijde',
      listingTitle: 'Vilten sloffen',
    })
    expect(generatedTags).toContain('wol')
    for (const keyword of ['waterdicht', 'zijde'])
      expect(generatedExplanation.split('geen tags geworden')[1]).toContain(`"${keyword}"`)
  })

  it('say what it is without, as the text does', () => {
    const text = 'Savon au miel, sans huile de palme. Fait no Porto.'
    expect(tagsOf(text, 'savon miel, savon sans palme')).toContain('savon sans palme')
  })
})

describe('the description of a listing in another language', () => {
  it('parts French marks from their words', () => {
    expect(told('Bol en grès, pour la soupe.\nTaille: 14 cm\nSoucoupe non fournie!')).toContain(
      'Taille\u00a0: 14 cm\nSoucoupe non fournie\u00a0!',
    )
  })

  it('keeps the case of what stands behind a label, and a word that is meant to be loud', () => {
    const said = 'Größe: ca. 42 x 40 cm'
    expect(told(`Kissen aus Leinen mit Knopf.\n${said}\nFarbe: natur`)).toContain(said)
    expect(told('Cesta de mimbre con asas. La tapa NO se vende.')).toContain('NO se vende')
  })

  it('calms a shouted German line, nouns with their capitals', () => {
    const text = told(
      'KORB AUS GEFLOCHTENER WEIDE\n\nNICHT IN DIE SONNE STELLEN!\n\nDer Korb ist 30 cm breit und hat einen Henkel.',
      'Korb',
    )
    expect(text).toContain('Korb aus geflochtener Weide')
    expect(text).not.toContain('SONNE')
  })

  it('does not cut a German sentence before its noun', () => {
    const said = 'Da sie bestickt wird, leider vom Umtausch ausgeschlossen.'
    expect(told(`Tasche aus Leinen, mit Namen. ${said}`)).not.toMatch(/vom\.|vom$/m)
  })
})

describe('what buyers ask in another language', () => {
  it('is what the text leaves open', () => {
    expect(asked('Kissen aus Leinen für das Sofa, mit Knopf.')).toBe(
      'Käufer werden fragen: Wie groß ist es? Wie wird es gepflegt?',
    )
  })

  it('is nothing that it answers, nor how a file is washed', () => {
    expect(asked('Cojín de lino, 40 x 40 cm, lavar a mano con agua fría.')).not.toContain('¿')
    expect(asked('Planner settimanale in PDF, un file per la stampa.')).not.toContain('?')
  })
})

describe('what costs extra in another language', () => {
  it.each([
    'Wickelunterlage nicht dabei, kann für 12,50 € dazu bestellt werden.',
    'Housse de rechange non comprise, 25 € en option.',
    'Naam erop kan voor € 3,50.',
    'Preis 34,90 €, Henkel aus Leder sind nicht dabei.',
  ])('stays whole: %s', (said) => {
    const { generatedDescription } = written({ productType: `Tas van linnen.\n\n${said}` })
    expect(generatedDescription).toContain(said)
  })
})

describe('a title in another language and the starred searches', () => {
  const pillow = {
    listingTitle: 'Kissen für Schulter und Nacken',
    productType: 'Nackenkissen mit Kirschkernen, genäht in Franken. Bezug: Baumwolle, blau.',
    keywords: 'kirschkernkissen, nackenkissen, wärmekissen mikrowelle, punkte blau',
    starredKeywords: 'kirschkernkissen',
  }

  it('says what the seller starred, with its capital', () => {
    expect(written(pillow).generatedTitle).toContain(
      'Nackenkissen mit Kirschkernen, Kirschkernkissen',
    )
  })

  it('holds no scraps of searches', () => {
    expect(written(pillow).generatedTitle.toLowerCase()).not.toContain('punkte blau')
  })

  it('is not barred by a part of the same name that is not sold', () => {
    const title = written({
      listingTitle: 'Karuzela nad łóżeczko',
      productType:
        'Karuzela nad łóżeczko, motyw leśny. Uchwyt do łóżeczka NIE wchodzi w skład zestawu. Wełna.',
      keywords: 'karuzela nad łóżeczko, karuzela leśna',
      starredKeywords: 'karuzela nad łóżeczko',
    }).generatedTitle
    expect(title).toContain('Karuzela nad łóżeczko')
  })
})

describe('what a title in another language says of a search', () => {
  it('is nothing that costs more', () => {
    const { generatedTitle } = written({
      listingTitle: 'Topflappen Igel',
      productType: 'Topflappen "Igel", 20 x 20 cm. Mit Aufhänger. Name aufsticken + 5,- €.',
      keywords: 'Topflappen, Topflappen mit Namen',
      starredKeywords: 'Topflappen mit Namen',
    })
    expect(generatedTitle).toContain('Topflappen')
    expect(generatedTitle).not.toContain('Namen')
  })

  it('keeps the capitals of a name', () => {
    const { generatedTitle } = written({
      listingTitle: 'étui à crayons',
      productType: 'Étui à crayons en tissu Mathilde Boileau, cousu main.',
      keywords: 'étui à crayons, mathilde boileau',
      starredKeywords: 'mathilde boileau',
    })
    expect(generatedTitle).toContain('Mathilde Boileau')
  })
})

describe('a text in another language', () => {
  it('is not torn at a short word for about', () => {
    expect(told('Foremka do masła z lipy. Baranek wychodzi ok. 9 cm wysoki.')).toContain(
      'ok. 9 cm wysoki',
    )
  })

  it('says of a wish for another language that nothing is translated', () => {
    const { generatedExplanation } = written({
      listingTitle: 'Foremka',
      productType: 'Foremka do masła baranek, rzeźbiona ręcznie z lipy, na około 200 g masła.',
      customAiInstructions: 'Description in English please',
    })
    expect(generatedExplanation).toContain('nie jest tłumaczony')
  })
})
