import { SOURCES, TAGS } from '../rules.ts'
import { stemKey } from '../text.ts'
import { quotedList, stateOf, type Examined, type HealthCheck, worse } from './check.ts'

export function tagCount({ listing }: Examined): HealthCheck {
  const { length } = listing.generatedTags
  const isFull = length === TAGS.max
  return {
    id: 'tag-count',
    label: `All ${TAGS.max} tags used`,
    state: isFull ? 'met' : length > 0 && length < TAGS.max ? 'partly' : 'open',
    finding: `${length} of ${TAGS.max} tags are used.`,
    source: SOURCES.tagCount,
  }
}

/** Their length, and none twice. */
export function tagForm(examined: Examined): HealthCheck {
  const length = tagLength(examined)
  const repeats = tagRepeats(examined)
  return {
    id: 'tag-form',
    label: `Every tag is ${TAGS.lengthMax} characters or fewer, none repeated`,
    state: worse(length.state, repeats.state),
    finding: length.state === 'met' ? repeats.finding : length.finding,
    source: length.state === 'met' ? SOURCES.tagRepeats : SOURCES.tagLength,
  }
}

type Part = Pick<HealthCheck, 'state' | 'finding'>

function tagLength({ listing }: Examined): Part {
  const long = listing.generatedTags.filter((tag) => tag.length > TAGS.lengthMax)
  return {
    state: long.length === 0 ? 'met' : 'open',
    finding: long.length === 0 ? 'No tag is too long.' : `Too long: ${quotedList(long)}.`,
  }
}

function tagRepeats({ listing }: Examined): Part {
  const lower = listing.generatedTags.map((tag) => tag.trim().toLowerCase())
  const exact = lower.filter((tag, at) => lower.indexOf(tag) !== at)
  const keys = lower.map((tag) => stemKey(tag))
  const twins = lower.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)
  return {
    state: exact.length > 0 ? 'open' : twins.length > 0 ? 'partly' : 'met',
    finding:
      twins.length === 0
        ? 'Every tag answers a search of its own.'
        : `Repeats another tag: ${quotedList(twins)}.`,
  }
}

export function tagKeywords({ listing, focus }: Examined): HealthCheck {
  const keys = new Set(listing.generatedTags.map(stemKey))
  const short = focus.filter((keyword) => keyword.length <= TAGS.lengthMax)
  const missing = short.filter((keyword) => !keys.has(stemKey(keyword)))
  return {
    id: 'tag-keywords',
    label: 'Every short focus keyword is also a tag',
    state: stateOf(short.length - missing.length, short.length),
    finding:
      missing.length === 0
        ? 'Every focus keyword that fits is a tag.'
        : `Not a tag yet: ${quotedList(missing)}.`,
    source: SOURCES.tagKeywords,
  }
}
