import { contentStems, phrasesIn, stem } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Fact } from '../../brief/fact.ts'
import { british } from '../../english/british.ts'
import { sentence } from '../../english/grammar.ts'
import { wordings } from '../choices.ts'
import { traitOf } from '../names.ts'
import { isNaming, pronominal, type Phrase, type Speaker } from '../voice.ts'
import { craftPhrases, notePhrases } from './craft-lines.ts'
import { factPlan } from './details.ts'
import { instructionLines } from './instruction-lines.ts'
import { focusKeywords, giftPhrases } from './keyword-lines.ts'
import { openingOf } from './opener.ts'
import { fill, layout, type Leniency, type Line } from './plan.ts'

/** How far a voice goes beyond the shortest length: few words are the point of the terse one. */
const ROOM = { warm: 0.7, tale: 0.7, plain: 0.6, terse: 0.2 } as const

/** How many words this writer fills each length with. */
const WORDS = {
  short: { min: 40, target: 70 },
  medium: { min: 100, target: 135 },
  long: { min: 200, target: 260 },
} as const

/** With fewer facts than this a long text keeps to its shortest length: the rest would only be talk. */
const FACTS_FOR_MORE = 5

function roomOf({ brief, random, voice }: Speaker): number {
  const isThin = brief.input.descriptionLength === 'long' && brief.facts.length < FACTS_FOR_MORE
  return isThin ? 0 : ROOM[voice] * (0.5 + random.next())
}

/** Writes the description: opening, facts, use, giving, what a buyer must know. */
export function describe(speaker: Speaker): string {
  const { brief } = speaker
  const words = WORDS[brief.input.descriptionLength]
  const isNamed = nameHolds(brief)
  const facts = brief.facts.filter((fact) => fact.isRequired || !isNamed(fact))
  const opening = openingOf(
    speaker,
    facts.filter(({ isRequired }) => !isRequired),
  )
  const plan = factPlan(
    speaker,
    opening.text,
    facts.filter((fact) => !opening.used.includes(fact)),
  )
  plan.closing.push(...instructionLines(speaker))
  const tell = teller(speaker)
  const { names, phrases } = focusKeywords(speaker)
  const craft = craftPhrases(speaker)
  // A focus keyword that nothing else says becomes the item's name in a scene that is always told.
  const called = namedBy(names, craft.scenes)
  plan.scenes.push(...[...called, ...phrases].map(tell).flatMap(({ word }) => word('repeated', '')))
  const { gift, place } = giftPhrases(speaker)
  fill(plan, {
    scenes: [...craft.scenes.filter((phrase) => !isAmong(phrase, called)), ...place].map(tell),
    tips: tipsOf(speaker, craft.tips).map(tell),
    giving: gift.map(tell),
    target: words.min + (words.target - words.min) * roomOf(speaker),
    random: speaker.random,
  })
  return layout(plan)
}

/** Tells what the naming phrase says already: "biothane" of a "biothane dog collar". */
function nameHolds(brief: Brief): (fact: Fact) => boolean {
  const { before, noun, after } = brief.lead
  const named = new Set(contentStems([...before, noun, after, traitOf(brief) ?? ''].join(' ')))
  return ({ text }) => {
    const words = contentStems(text)
    // "One only" holds no word of weight, and is news all the same.
    return words.length > 0 && words.every((word) => named.has(word))
  }
}

/** What follows from the facts mostly comes first; always, it would make kindred listings alike. */
function tipsOf(speaker: Speaker, tips: readonly Phrase[]): Phrase[] {
  const all = [...notePhrases(speaker), ...tips]
  return speaker.random.next() < 0.5 ? all : speaker.random.shuffle(all)
}

function namedBy(names: readonly string[], scenes: readonly Phrase[]): Phrase[] {
  return scenes
    .filter(isNaming)
    .slice(0, names.length)
    .map((phrase, at) => ({ ...phrase, name: names[at] ?? '' }))
}

function isAmong({ phrase }: Phrase, told: readonly Phrase[]): boolean {
  return told.some((other) => other.phrase === phrase)
}

/** How often a line is worded anew that another listing of the seller holds. */
const TRIES_MAX = 3

/** Our own lines as the seller wants them: without the words to avoid, in the seller's spelling. */
function teller(speaker: Speaker): (phrase: Phrase) => Line {
  const { instructions, isBritish }: Brief = speaker.brief
  const isWelcome = (line: string, leniency: Leniency) =>
    phrasesIn(line, instructions.avoid).length === 0 &&
    (leniency === 'repeated' || !speaker.memory.holds(line))
  const worded = (phrase: Phrase) => {
    const line = sentence(speaker.about(phrase))
    return isBritish ? british(line) : line
  }
  const word = (phrase: Phrase, leniency: Leniency, before: string) => {
    // Once the names are used up, a line that needs one waits until it is needed.
    const isUnnamed = isNaming(phrase) && phrase.name === undefined && speaker.naming.isSpent()
    if (isUnnamed && leniency === 'none') return []
    // Right behind a sentence with the noun, "it" can mean nothing else.
    const isPronoun = isUnnamed && contentStems(before).includes(stem(speaker.brief.item.noun))
    const told = isPronoun ? { ...phrase, phrase: pronominal(phrase.phrase) } : phrase
    const line = Array.from({ length: TRIES_MAX })
      .values()
      .map(() => worded(told))
      .find((tried) => isWelcome(tried, leniency))
    return line === undefined ? [] : [line]
  }
  return (phrase) => ({
    variety: wordings(phrase.phrase),
    word: (leniency, before) => word(phrase, leniency, before),
  })
}
