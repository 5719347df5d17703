import type { Fault } from '#contract/improving/fault.ts'
import { type Finding, untrue } from '../review/finding.ts'
import { SOURCES } from '../rules.ts'
import { hasPhrase } from '../text.ts'
import { type Examined, type HealthCheck, WAITS } from './check.ts'
import { reviewed } from './reviewed.ts'
import { talkIn, withTalk } from './talk.ts'

/**
 * Whether a seller would sign it: nothing false, nothing left out that a buyer must know, nothing
 * broken. One serious finding keeps all three from passing, since nobody signs a listing with it.
 */
export function signature(examined: Examined): HealthCheck[] {
  const { hard } = reviewed(examined.listing)
  const tags = falseTags(examined)
  const others = hard.filter(isNoPartOf(hard)).filter(isNotOfThese(tags, examined.listing))
  const groups = groupsOf([...others, ...tags])
  const { pasted, generatedDescription } = examined.listing
  const isPasted = pasted !== undefined && pasted !== null
  const checks = checksOfGroups(groups, isPasted)
  if (!isPasted) return checks
  const talk = talkIn(generatedDescription)
  return checks.map((check) => (check.id === 'whole' ? withTalk(check, talk) : check))
}

/** Of a listing that was pasted each fault counts against its own check alone. */
function checksOfGroups(groups: readonly Group[], isPasted: boolean): HealthCheck[] {
  const worst = groups.flatMap(({ findings }) => findings)[0]
  return groups.map(({ check, findings, met }) => {
    if (findings.length > 0)
      return { ...check, state: 'open', finding: told(findings), faults: findings.map(asFault) }
    if (worst === undefined || isPasted) return { ...check, state: 'met', finding: met, faults: [] }
    return { ...check, state: 'partly', finding: `${WAITS}${worst.text}.`, faults: [] }
  })
}

function asFault({ field, text }: Finding): Fault {
  // Of a listing no explanation is read.
  return { part: field === 'explanation' ? 'description' : field, text: `${text}.` }
}

type Group = {
  check: Pick<HealthCheck, 'id' | 'label' | 'source'>
  findings: readonly Finding[]
  met: string
}

const isFalse = ({ isUntrue }: Finding) => isUntrue === true
const isMissing = ({ isUnsaid }: Finding) => isUnsaid === true

/** The "20" of a "20% off" that no listing may say is not a second fault. */
function isNoPartOf(all: readonly Finding[]): (finding: Finding) => boolean {
  const forbidden = all.filter(({ isForbidden }) => isForbidden === true)
  return (finding) =>
    !forbidden.some(
      (one) =>
        one !== finding &&
        one.field === finding.field &&
        (one.about ?? '').includes(finding.about ?? one.text),
    )
}

/** Tags that the keyword judge of the form bars: a search for them finds the wrong thing. */
function falseTags({ listing, judge }: Examined): Finding[] {
  return listing.generatedTags.flatMap((tag) => {
    const verdict = judge(tag)
    return verdict.kind === 'contradicting'
      ? [untrue('tags', `The tag "${tag}" is false: ${verdict.because}`, tag)]
      : []
  })
}

/** The "leather" that her text does not say is no second fault of a "leather dice bag" that is called false. */
function isNotOfThese(
  tags: readonly Finding[],
  { generatedTags }: Examined['listing'],
): (finding: Finding) => boolean {
  const named = new Set(tags.map(({ about }) => about))
  return ({ field, isUntrue, isForbidden, about }) => {
    if (field !== 'tags' || isUntrue !== true || isForbidden === true || about === undefined)
      return true
    const holding = generatedTags.filter((tag) => hasPhrase(tag, about))
    return holding.length === 0 || !holding.every((tag) => named.has(tag))
  }
}

function groupsOf(hard: readonly Finding[]): Group[] {
  return [
    {
      check: {
        id: 'truth',
        label: 'Nothing in it that your text does not say',
        source: SOURCES.truth,
      },
      findings: hard.filter(isFalse),
      met: 'Your text backs everything we found.',
    },
    {
      check: {
        id: 'must-know',
        label: 'Your warnings and limits are in it',
        source: SOURCES.mustKnow,
      },
      findings: hard.filter(isMissing),
      met: 'Every warning and limit we found in your text is in the description.',
    },
    {
      check: {
        id: 'whole',
        label: 'No broken sentence, and nothing forbidden',
        source: SOURCES.whole,
      },
      findings: hard.filter((finding) => !isFalse(finding) && !isMissing(finding)),
      met: 'We found no broken phrase and nothing a marketplace refuses.',
    },
  ]
}

/** What is to be mended is named; of many the first, until they are. */
const NAMED_MAX = 3

function told(findings: readonly Finding[]): string {
  const named = findings.slice(0, NAMED_MAX).map(({ text }) => `${text}.`)
  const more = findings.length - named.length
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
