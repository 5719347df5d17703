import { expect, it } from 'vitest'
import { pronominal } from './voice.ts'

it.each([
  ['The {name} {v:suits} a mantel.', '{It} {v:suits} a mantel.'],
  ['Keep the {name} away from steam.', 'Keep {them} away from steam.'],
  ['Turn the {name}, then rest.', 'Turn {them}, then rest.'],
])('says it of what is plainly the item: %s', (phrase, said) => {
  expect(pronominal(phrase)).toBe(said)
})

it.each([
  'The {name} and a book.',
  'For the {name}: a craft night.',
  'Beside the {name}, a lamp.',
  'Take off the {name} before a swim.',
  'Dust the {name} while the {name} {v:stands} empty.',
])('leaves the name where a pronoun would be lost: %s', (phrase) => {
  expect(pronominal(phrase)).toBe(phrase)
})
