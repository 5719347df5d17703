import type { Voice } from '../voice.ts'

export type KeywordFrames = Record<Voice, readonly [string, ...string[]]>

/** Whom the keywords have in mind. */
export const GIFTS: KeywordFrames = {
  warm: [
    "It's easy to picture {them} with {people}.",
    'Give {them} to {people}, for an occasion or for none.',
    'Someone to thank? {It} would suit {people}.',
    'If you shop for {people}, {it} may be the present you need.',
    'For {people}, {it} {v:makes} a present that gets used.',
    'Think of {people}: {it} could be the right present.',
    'You could give {them} to {people}.',
    '{It} could be what {people} would pick, too.',
  ],
  tale: [
    'A little bird says {people} would be glad of {them}.',
    'Somebody tell {people} about {them}.',
    'Make a wish come true for {people} with {them}.',
    '{It} {v:daydreams} of {people}.',
    'For {people}, {it} {v:makes} a present with or without a reason.',
  ],
  plain: [
    '{It} {v:makes} a suitable gift for {people}.',
    'As a gift, {it} {v:suits} {people}.',
    'Consider {them} as a present for {people}.',
    'For {people}, {it} {is} a practical present.',
    '{It} may be given to {people}.',
    'Those who shop for {people} may consider {them}.',
    'Suggested as a gift: {it}, for {people}.',
  ],
  terse: [
    '{It} {is} a gift for {people}.',
    '{It} {v:suits} {people}.',
    'Give {them} to {people}.',
    'For {people}, {it} {v:makes} a gift.',
    'Think of {people}: {it} {v:makes} a gift.',
  ],
}

/** When. */
export const MOMENTS: KeywordFrames = {
  warm: [
    '{It} {v:works} well for {moments}.',
    "It's good to have {them} ready for {moments}.",
    'Keep {them} in mind for {moments}.',
    'For {moments}, {it} {v:comes} in handy.',
    'Mark {moments} with {them}.',
    'Think of {them} for {moments}.',
  ],
  tale: [
    'Save {them} for {moments}.',
    'For {moments}, {it} {v:is} ready and waiting.',
    '{It} {v:looks} forward to {moments}.',
    'Mark {moments} with {them}.',
    'Ask {them} along for {moments}.',
  ],
  plain: [
    '{It} {is} well suited to {moments}.',
    '{It} {v:suits} {moments}.',
    'Consider {them} for {moments}.',
    'For {moments}, {it} {is} a fitting choice.',
    'Mark {moments} with {them}.',
  ],
  terse: ['{It} {v:suits} {moments}.', 'Use {them} for {moments}.', 'Mark {moments} with {them}.'],
}

/** Where: {places} is "on the desk or in the office". */
export const PLACES: KeywordFrames = {
  warm: [
    "You'll find a spot for {them} {places}.",
    'Try {them} {places}.',
    '{It} {v:looks} at home {places}.',
  ],
  tale: [
    '{It} {v:feels} snug {places}.',
    'Picture {them} {places}.',
    '{It} {v:dreams} of a place {places}.',
  ],
  plain: [
    '{It} {v:looks} right {places}.',
    'Use {them} {places}.',
    '{It} {is} well placed {places}.',
  ],
  terse: ['{It} {v:looks} right {places}.', 'Put {them} {places}.'],
}

/** What else one may look for and find in this item. */
export const KINDS: KeywordFrames = {
  warm: [
    "If {a_keyword} is what you're after, {it} will do nicely.",
    'Need {a_keyword}? {It} {v:works} for that, too.',
    'Looking for {a_keyword}? {It} may be just that.',
    '{It} {v:doubles} as {a_keyword}.',
  ],
  tale: [
    'If you wish for {a_keyword}, {it} {v:answers}.',
    '{It} {v:leads} a second life as {a_keyword}.',
    'Wishing for {a_keyword}? {It} {v:nods}.',
    '{It} {v:doubles} as {a_keyword} and {v:winks}.',
  ],
  plain: [
    '{It} {v:is} equally suitable as {a_keyword}.',
    'Those who need {a_keyword} will also be well served by {them}.',
    'As {a_keyword}, {it} {v:is} a sound choice, too.',
    '{It} also {v:serves} as {a_keyword}.',
    'Buyers in search of {a_keyword} may choose {them} as well.',
  ],
  terse: ['{It} also {v:works} as {a_keyword}.', 'Use {them} as {a_keyword}, too.'],
}
