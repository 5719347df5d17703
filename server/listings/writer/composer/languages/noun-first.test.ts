import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import { composer } from '../composer.ts'
import { packOf } from './languages.ts'
import { craftOf } from './local-lines.ts'
import { wholeWords } from './whole-words.ts'

/** What a kind says first, by which it is told from others. */
function kindOf(productType: string, keyword: string): string | undefined {
  const brief = readBrief(aForm({ productType, keywords: keyword, starredKeywords: keyword }))
  const pack = packOf(brief.language)
  return pack === null ? undefined : craftOf(brief, pack)?.scenes[0]
}

async function written(productType: string, keywords: string) {
  const input = aForm({ productType, keywords, starredKeywords: keywords })
  const { signal } = new AbortController()
  return composer().write({ input, seed: 'one', signal })
}

describe('words looked for whole', () => {
  it('are not found within longer or hyphened ones', () => {
    const soap = wholeWords('savons?')
    expect(soap.test('Savon à froid')).toBe(true)
    expect(soap.test('porte-savon en bois')).toBe(false)
    expect(wholeWords('été').test('société')).toBe(false)
  })

  it('are not found next to a word that makes it another thing', () => {
    expect(wholeWords('velas?', 'moldes?').test('molde para velas')).toBe(false)
  })

  it('are found where they stand', () => {
    expect('caja con velas'.search(wholeWords('velas?', 'moldes?'))).toBe('caja con '.length)
  })
})

describe('the kind of a product named before its traits', () => {
  it.each([
    ['Vela de soja en tarro, aroma de higo', 'velas aromáticas', 'Velón de cera hecho a mano'],
    ['Aretes de latón con perla de río', 'aretes dorados', 'Pendientes de plata hechos a mano'],
    ['Bougie en cire de soja coulée à la main', 'bougies parfumées', 'Bougie au miel pour le soir'],
    ['Gourmette en argent avec prénom', 'bracelet prénom', 'Collier en argent avec une perle'],
    ['Tazzina da caffè in gres fatta a mano', 'tazzine caffè', 'Tazza con manico fatta a mano'],
    ['Berretto di lana fatto ai ferri', 'berretti lana', 'Sciarpa di lana fatta a mano'],
    ['Tábua de corte em oliveira com alça', 'tábuas de queijo', 'Colher de pau feita à mão'],
    ['Caneca de cerâmica feita à mão', 'canecas artesanais', 'Xícara de chá feita à mão'],
    ['Taccuino rilegato a mano, copertina in lino', 'taccuini', 'Quaderno cucito a mano con fogli'],
    ['Porte-clés en cuir avec initiales', 'porte-clé cuir', 'Porte-clefs en bois avec prénom'],
  ])('is found by plurals and other names: %s', (product, keyword, sibling) => {
    expect(kindOf(product, keyword)).toBeDefined()
    expect(kindOf(product, keyword)).toBe(kindOf(sibling, ''))
  })

  it.each([
    ['Patrón de crochet para un bolso en PDF', 'patrón bolso', 'Bolso de crochet hecho a mano'],
    ['Collar para perro de tela con hebilla', 'collar perro', 'Collar de plata con una piedra'],
    ['Collier pour chien en cuir avec boucle', 'collier chien', 'Collier en argent avec perle'],
    ['Vela de soja en taza de cerámica', 'vela en taza', 'Taza de cerámica hecha a mano'],
    ['Llavero de cuero con bolsita y tarjeta', 'regalo padre', 'Bolso de cuero hecho a mano'],
    ['Porte-savon en bois avec des rainures', 'porte-savon', 'Savon à froid avec de la lavande'],
  ])('is not that of another thing its words name: %s', (product, keyword, other) => {
    expect(kindOf(other, '')).toBeDefined()
    expect(kindOf(product, keyword)).not.toBe(kindOf(other, ''))
  })
})

describe('a listing in a language that names a thing before its traits', () => {
  it.each([
    ['Vela de soja en tarro, aroma de higo.', 'vela aromática', 'Vela aromática de soja en tarro'],
    ["Borsa all'uncinetto in cotone.", 'borsa uncinetto', "Borsa all'uncinetto in cotone"],
    ['Crème mains au karité, sans parfum.', 'crème mains naturelle', 'Crème mains naturelle au'],
    ['Mug en grès avec une anse.', 'mug céramique', 'Mug céramique\n'],
    ['Tabla de cortar de olivo con asa.', 'tabla de quesos', 'Tabla de quesos\n'],
  ])('begins as its seller would: %s', async (product, keyword, start) => {
    const { generatedDescription } = await written(product, keyword)
    expect(generatedDescription.slice(0, start.length)).toBe(start)
  })

  it.each([
    ['Pendientes de latón con perla. Miden 3 cm. Cierre de gancho.', /Miden|miden/],
    ['Mermelada de naranja. Ingredientes: naranja, azúcar y limón.', /Ingredientes/i],
  ])('has no half sentence in its title: %s', async (product, half) => {
    expect((await written(product, 'regalo para ella')).generatedTitle).not.toMatch(half)
  })

  it.each([
    ['Jabón de avena y miel, sin perfume.', 'jabón natural', 'Jabón natural de avena y miel'],
    ['Maceta de barro pintada a mano, con plato.', 'maceta pintada', 'Maceta pintada, con plato'],
  ])('says its noun and its trait once in the title: %s', async (product, keyword, start) => {
    const { generatedTitle } = await written(product, keyword)
    expect(generatedTitle.slice(0, start.length)).toBe(start)
  })

  it('keeps a phrase whose last word ends in "ña"', async () => {
    const keywords = 'guirnalda navidad, decoración navideña'
    const { generatedTags } = await written('Guirnalda de fieltro con estrellas.', keywords)
    expect(generatedTags).toContain('decoración navideña')
  })

  it('writes feasts large', async () => {
    const product = 'Boule en céramique peinte à la main avec un prénom. Ruban rouge.'
    const { generatedTitle } = await written(product, 'boule de noël')
    expect(generatedTitle).toMatch(/^Boule de Noël/)
  })

  it.each([
    ['Faire-part de naissance. Papier recyclé. Enveloppes incluses.', 'faire-part', 'fr'],
    ['Schema amigurumi volpe in PDF. 12 pagine. Livello base.', 'schema uncinetto', 'it'],
    ['Receita amigurumi raposa em PDF. 12 páginas.', 'receita crochê', 'pt'],
    ['Patrón amigurumi zorro en PDF. 12 páginas.', 'patrón ganchillo', 'es'],
    ['Funda de cojín de lino. Relleno no incluido.', 'decoración salón', 'es'],
    ['Couronne de fleurs séchées. Eucalyptus.', 'décoration porte', 'fr'],
  ])('is told from its neighbours by few words: %s', (productType, keywords, language) => {
    expect(readBrief(aForm({ productType, keywords })).language).toBe(language)
  })

  it('does not take "absoluto" for mourning', () => {
    expect(packOf('pt')?.solemnSign.test('silêncio absoluto')).toBe(false)
    expect(packOf('es')?.solemnSign.test('lujo absoluto')).toBe(false)
    expect(packOf('es')?.solemnSign.test('vela de luto')).toBe(true)
  })
})
