import { expect, it } from 'vitest'
import { nothingBetterSentence } from '#contract/improving/problems.ts'
import type { HealthFound } from '#contract/improving/health-found.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { EXIT, Failure, misused, refused } from './failure.ts'

const REFUSAL = {
  type: 'about:blank',
  instance: '',
  code: 'invalid_input',
  ...PROBLEMS.invalid_input,
}
const NICKNAME = { path: 'listingTitle', message: 'Nickname is required' }
const KEYWORDS = { path: 'keywords', message: 'Keywords is required' }

it('names each field that is refused as it is sent, and says what it means once', () => {
  const one = refused({ ...REFUSAL, detail: NICKNAME.message, errors: [NICKNAME] })
  expect(one.message).toBe('  listingTitle: Nickname is required\nNo credit was spent.')
  const two = refused({ ...REFUSAL, errors: [NICKNAME, KEYWORDS] })
  expect(two.message.split('\n')).toEqual([
    PROBLEMS.invalid_input.detail,
    '  listingTitle: Nickname is required',
    '  keywords: Keywords is required',
    'No credit was spent.',
  ])
})

it('says of a listing that is not worth a credit why each part stays, what to mend in which part, and which tags to add', () => {
  const health = {
    met: 8,
    of: 10,
    states: [],
    faults: [
      { part: 'tags', text: '1 of 13 tags are used.' },
      { part: 'title', text: 'The title is bare.' },
    ],
    tagsToAdd: ['walnut dish', 'ring dish'],
    kept: [{ part: 'title', why: 'The new one would say little more.' }],
  } satisfies HealthFound
  const detail = nothingBetterSentence(health)
  const { message } = refused({ ...REFUSAL, code: 'nothing_better', detail, health })
  expect(message.split('\n')).toEqual([
    detail,
    '  Why yours stays',
    '    Title: The new one would say little more.',
    '  Title',
    '    The title is bare.',
    '  Tags',
    '    1 of 13 tags are used.',
    '  Tags to add, all true by your text: walnut dish, ring dish',
  ])
})

it('says by itself that no credit was spent, once, where nobody says otherwise', () => {
  expect(misused('There is no such file.').message).toBe(
    'There is no such file.\nNo credit was spent.',
  )
  const { detail } = PROBLEMS.generation_failed
  expect(refused({ ...REFUSAL, code: 'generation_failed', detail }).message).toBe(detail)
  const spent = new Failure('It cost 1 credit.', {
    exit: EXIT.refused,
    code: 'batch_paused',
    creditSpent: true,
  })
  expect([spent.message, spent.creditSpent]).toEqual(['It cost 1 credit.', true])
})
