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

it('lets stand what is denied under a condition alone', () => {
  expect(tagged('zaino in tela', 'zaino ricamato')).toEqual([])
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
