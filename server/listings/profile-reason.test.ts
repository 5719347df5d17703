import { expect, it } from 'vitest'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { explainedAnew } from './part-explanation.ts'
import { withProfileReason } from './profile-reason.ts'

const profile = { ...NO_PROFILE, facts: ['Gedreht in unserer Werkstatt in Porto.'] }
const input = {
  ...aGeneratorInput(),
  productType: 'Eine Schale aus Steinzeug, von Hand gedreht und glasiert, für den Alltag.',
  keywords: 'schale steinzeug, keramik schale',
}
const reasonsOf = (generatedExplanation: string, facts = profile.facts) =>
  withProfileReason(
    { ...aWriting(), generatedDescription: facts.join('\n\n'), generatedExplanation },
    { input, profile: { ...profile, facts } },
  ).generatedExplanation

it('is said in the language of the other reasons', () => {
  expect(reasonsOf('Titel: Vorn steht „Schale“.')).toMatch(/\nAus dem Shop-Profil: "Gedreht/)
  // A model gives its reasons in English, whatever the listing is written in.
  expect(reasonsOf('Title: It begins with "Schale".')).toMatch(/\nFrom your shop profile: "Gedreht/)
})

it('names a long fact by its first words, and has no quotation marks within its own', () => {
  const long = 'Our "studio" is a former bakery in Porto with one wheel and two kilns.'
  expect(reasonsOf('Title: It is short.', [long]).split('\n').at(-1)).toBe(
    `From your shop profile: "Our 'studio' is a former bakery in Porto …".`,
  )
})

it('goes with the description when that is written again', () => {
  const before = 'Title: It is short.\nDescription: In order.\nFrom your shop profile: "Porto".'
  const fresh = 'Title: It is long.\nDescription: Anew.'
  expect(explainedAnew(before, fresh, 'description')).toBe(
    'Title: It is short.\nDescription: Anew.',
  )
  expect(explainedAnew(before, fresh, 'title')).toMatch(/long\.\nDescription: In .*\nFrom your/)
})
