import { describe, expect, it } from 'vitest'
import { readConfig, WrongConfiguration } from './config.ts'
import { modelChoice } from './model-config.ts'

const choiceFrom = (environment: Record<string, string>) => modelChoice(readConfig(environment))

describe('LISTING_MODEL', () => {
  it('is nothing by default, even with a key in the environment', () => {
    expect(choiceFrom({})).toBeNull()
    expect(choiceFrom({ OPENAI_API_KEY: 'key' })).toBeNull()
  })

  it.each([
    ['openai', 'OPENAI_API_KEY'],
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ])('names a model of %s, with its key', (provider, variable) => {
    const choice = choiceFrom({ LISTING_MODEL: `${provider}:big-1:latest`, [variable]: 'key' })
    expect(choice).toEqual({ provider, name: 'big-1:latest', apiKey: 'key' })
  })

  it('names a model of any compatible server, with or without a key', () => {
    const environment = {
      LISTING_MODEL: 'compatible:m',
      MODEL_BASE_URL: 'http://127.0.0.1:8080/v1',
    }
    const choice = { provider: 'compatible', name: 'm', baseUrl: 'http://127.0.0.1:8080/v1' }
    expect(choiceFrom(environment)).toEqual(choice)
    expect(choiceFrom({ ...environment, MODEL_API_KEY: 'key' })).toEqual({
      ...choice,
      apiKey: 'key',
    })
  })

  it.each<[string, Record<string, string>]>([
    ['LISTING_MODEL', { LISTING_MODEL: 'some-model' }],
    ['LISTING_MODEL', { LISTING_MODEL: 'openai:' }],
    ['OPENAI_API_KEY', { LISTING_MODEL: 'openai:m' }],
    ['ANTHROPIC_API_KEY', { LISTING_MODEL: 'anthropic:m', OPENAI_API_KEY: 'key' }],
    ['MODEL_BASE_URL', { LISTING_MODEL: 'compatible:m' }],
    ['MODEL_BASE_URL', { LISTING_MODEL: 'compatible:m', MODEL_BASE_URL: 'localhost' }],
    ['MODEL_BASE_URL', { MODEL_BASE_URL: 'http://127.0.0.1:8080/v1' }],
    ['MODEL_API_KEY', { LISTING_MODEL: 'openai:m', OPENAI_API_KEY: 'key', MODEL_API_KEY: 'key' }],
  ])('starts nothing when %s is wrong in %j', (name, environment) => {
    const sentence = expect.stringMatching(new RegExp(`^${name} must .*\\.$`))
    expect(() => readConfig(environment)).toThrow(WrongConfiguration)
    expect(() => readConfig(environment)).toThrow(
      expect.objectContaining({ sentences: [sentence] }),
    )
  })
})

it('limits the calls of a day', () => {
  expect(readConfig({}).MODEL_CALLS_PER_DAY).toBe(2000)
  expect(readConfig({ MODEL_CALLS_PER_DAY: '5' }).MODEL_CALLS_PER_DAY).toBe(5)
})
