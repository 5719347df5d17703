import { expect, it } from 'vitest'
import { foreignFaults } from './foreign.ts'
import { materialOf } from './material.ts'
import { anInput } from './testing/walnut-board.ts'

const zaino = materialOf({
  input: anInput({
    productType:
      'Zaino in tela cerata con tasca davanti, cucito a mano. NON è impermeabile. Ricamo con il nome su richiesta, reso entro 14 giorni ma non se ricamato.',
    keywords: 'zaino in tela, zaino ricamato, zaino impermeabile',
    starredKeywords: 'zaino in tela',
  }),
  seed: 'a',
})

const tagged = (...generatedTags: string[]) =>
  foreignFaults(
    {
      generatedTitle: 'Zaino in Tela Cerata',
      generatedDescription: 'Questo zaino in tela cerata è cucito a mano.',
      generatedTags,
      generatedAltText: null,
      generatedExplanation: '',
    },
    zaino,
  )

it('refuses what a seller of another language denies', () => {
  expect(tagged('zaino impermeabile')).toEqual([expect.stringMatching(/zaino impermeabile/)])
})

it('lets stand a word that denies by itself', () => {
  const soap = materialOf({
    input: anInput({
      productType: 'Seife mit Hafer, kaltgerührt. Banderole aus Papier, kein Plastik.',
      keywords: 'haferseife, seife plastikfrei',
      starredKeywords: 'haferseife',
    }),
    seed: 'a',
  })
  const writing = {
    generatedTitle: 'Seife mit Hafer, kaltgerührt',
    generatedDescription: 'Seife mit Hafer. Banderole aus Papier, kein Plastik.',
    generatedTags: ['seife plastikfrei'],
    generatedAltText: null,
    generatedExplanation: '',
  }
  expect([...soap.refused]).toEqual([])
  expect(foreignFaults(writing, soap)).toEqual([])
})

it('lets stand what is denied under a condition alone', () => {
  expect(tagged('zaino in tela', 'zaino ricamato')).toEqual([])
})

const titled = (generatedTitle: string) =>
  foreignFaults(
    {
      generatedTitle,
      generatedDescription: 'Uno zaino in tela cerata.',
      generatedTags: [],
      generatedAltText: null,
      generatedExplanation: '',
    },
    zaino,
  )

it('lets a title say in other words what is so, and nothing of a search that is refused', () => {
  expect(titled('Zaino in Tela Cerata, Ricamo a Scelta')).toEqual([])
  expect(titled('Zaino Impermeabile in Tela')).toHaveLength(1)
})

it('knows the words that deny in other languages', () => {
  const generatedDescription = 'Uno zaino in tela cerata, nemmeno lui è impermeabile.'
  const writing = {
    generatedTitle: 'Zaino in Tela Cerata',
    generatedDescription,
    generatedTags: [],
    generatedAltText: null,
    generatedExplanation: '',
  }
  expect(foreignFaults(writing, zaino)).toEqual([])
})

it('knows a word behind its elided article', () => {
  const savon = materialOf({
    input: anInput({
      productType: "Savon à l'huile d'olive, 100 g environ. Sans huile de palme. Contient du lait.",
      keywords: "savon artisanal, savon huile d'olive",
      starredKeywords: 'savon artisanal',
    }),
    seed: 'a',
  })
  const writing = {
    generatedTitle: "Savon artisanal à l'huile d'olive",
    generatedDescription: "Ce savon à l'huile d'olive pèse 100 g environ.",
    generatedTags: ["savon huile d'olive"],
    generatedAltText: null,
    generatedExplanation: '',
  }
  expect(foreignFaults(writing, savon)).toEqual([])
})

const clip = materialOf({
  input: anInput({
    productType:
      "Attache tétine personnalisée, perles en bois de hêtre non traité et perles en silicone alimentaire sans BPA, cordon polyester. Tétine non fournie. Nettoyage à l'eau savonneuse, pas de stérilisateur.",
    keywords: 'attache tétine, silicone, stérilisable',
    starredKeywords: 'attache tétine',
  }),
  seed: 'a',
})
const clipped = (generatedTitle: string, generatedDescription: string) =>
  foreignFaults(
    {
      generatedTitle,
      generatedDescription,
      generatedTags: [],
      generatedAltText: null,
      generatedExplanation: '',
    },
    clip,
  )

it('takes for denied only what stands beside a denial, not all of its sentence', () => {
  const title = 'Attache tétine, perles en hêtre et silicone'
  expect(clipped(title, "L'attache tétine se nettoie à l'eau savonneuse.")).toEqual([])
  expect(clipped(title, 'Elle passe au stérilisateur.')).toHaveLength(1)
})

const kissen = materialOf({
  input: anInput({
    productType:
      'Kissen mit Dinkel, genäht auf der Maschine, nicht von Hand. Das kleine ist nicht waschbar, beim großen der Bezug schon.',
    keywords: 'kissen, dinkelkissen, kissen aus plastik',
    starredKeywords: 'dinkelkissen',
  }),
  seed: 'a',
})

it('lets stand what a text denies of one and tells of another, and the noun of a search that is refused', () => {
  const writing = {
    generatedTitle: 'Kissen mit Dinkel, genäht auf der Maschine',
    generatedDescription:
      'Das kleine Kissen ist nicht waschbar. Beim großen ist der Bezug waschbar.',
    generatedTags: [],
    generatedAltText: null,
    generatedExplanation: '',
  }
  expect(foreignFaults(writing, kissen)).toEqual([])
  const turned = { ...writing, generatedDescription: 'Das kleine Kissen ist waschbar.' }
  expect(foreignFaults(turned, kissen)).toHaveLength(1)
})

it('takes no word of a good search for denied, because another word begins like it', () => {
  const pinata = materialOf({
    input: anInput({
      productType: 'Piñata de papel con el nombre al centro. No hago personajes de películas.',
      keywords: 'piñata personalizada',
      starredKeywords: 'piñata personalizada',
    }),
    seed: 'a',
  })
  const writing = {
    generatedTitle: 'Piñata personalizada de papel',
    generatedDescription: 'Una piñata de papel con el nombre al centro.',
    generatedTags: [],
    generatedAltText: null,
    generatedExplanation: '',
  }
  expect(foreignFaults(writing, pinata)).toEqual([])
})

it('takes a word that only begins like one that is denied for another', () => {
  const tas = materialOf({
    input: anInput({
      productType:
        'Schoudertas gemaakt van oud zeil, voering katoen. Waterafstotend maar niet waterdicht.',
      keywords: 'schoudertas, waterdichte tas, zeiltas',
      starredKeywords: 'schoudertas',
    }),
    seed: 'a',
  })
  const faultsOf = (generatedDescription: string, tag: string) =>
    foreignFaults(
      {
        generatedTitle: 'Schoudertas van oud zeil',
        generatedDescription,
        generatedTags: [tag],
        generatedAltText: null,
        generatedExplanation: '',
      },
      tas,
    )
  expect(faultsOf('De tas van oud zeil is waterafstotend.', 'waterafstotende tas')).toEqual([])
  expect(faultsOf('De tas van oud zeil is waterdicht.', 'waterdichte tas')).toHaveLength(2)
})
