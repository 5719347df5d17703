import type { Passages } from './craft.ts'

/** Whom the keywords have in mind. */
export const GIFTS: Passages = {
  warm: [
    'Know {people}? Then you know where the {name} [could|should] go.',
    'Keep the {name} in mind [when you shop for|as a gift for] {people}.',
    'The {name} {v:makes} a good [gift|present] for {people}.',
    'Buying for {people}? The {name} {v:is} an easy [choice|answer|pick].',
    'As a [gift|present] for {people}, the {name} {v:needs} little explaining.',
    'Set the {name} aside for {people} and look forward to the unwrapping.',
  ],
  tale: [
    'Know {people}? The {name} would [feel right at home|settle in nicely] there.',
    'Picture the {name} in the hands of {people}, half unwrapped.',
    'For {people}, the {name} {v:beats} another [hurried choice|last-minute idea|shrug at the checkout].',
    'Wrap the {name} for {people} and say nothing until the paper is off.',
    'Somewhere on the wish list of {people} there is [a gap|room] for the {name}.',
  ],
  plain: [
    'The {name} {v:makes} a suitable gift for {people}.',
    'As a gift, the {name} {v:suits} {people}.',
    'Those choosing a gift for {people} may wish to consider the {name}.',
    'Consider the {name} as a [gift|present] for {people}.',
    'For {people}, the {name} {v:makes} a [practical|considered] gift.',
  ],
  terse: [
    'The {name} {v:suits} {people}.',
    'Give the {name} to {people}.',
    'A gift for {people}: the {name}.',
    'For {people}, the {name} {v:makes} a [simple|good] gift.',
  ],
}

/** When. */
export const MOMENTS: Passages = {
  warm: [
    'For {moments}, the {name} {v:is} a good [idea|choice|pick].',
    'Keep the {name} in mind for {moments}.',
    'The {name} would be right for {moments}.',
    'Planning ahead for {moments}? Put the {name} on the list.',
  ],
  tale: [
    'Save the {name} for {moments}, if you can wait.',
    'For {moments}, the {name} {v:arrives} right on cue.',
    'Keep the {name} up your sleeve for {moments}.',
    'Put the {name} on the list for {moments}, underlined twice.',
  ],
  plain: [
    'The {name} {v:is} well suited to {moments}.',
    'Consider the {name} for {moments}.',
    'For {moments}, the {name} {v:is} a fitting choice.',
  ],
  terse: [
    'The {name} {v:suits} {moments}.',
    'For {moments}: the {name}.',
    'Keep the {name} for {moments}.',
  ],
}

/** Where: {places} is "on the desk or in the office". */
export const PLACES: Passages = {
  warm: [
    'Find the {name} a spot {places}.',
    'The {name} {v:looks} at home {places}.',
    "There's always room for the {name} {places}.",
  ],
  tale: [
    'Put the {name} {places} and the room is better company.',
    'Set the {name} down {places}, and {it} will have moved in by [supper|Sunday].',
    'The {name} {v:takes} {its} place {places} as if {it} had paid rent.',
  ],
  plain: [
    'The {name} {v:is} at home {places}.',
    'Use the {name} {places}.',
    'The {name} {v:is} well placed {places}.',
  ],
  terse: ['Put the {name} {places}.', 'The {name} {v:belongs} {places}.'],
}

/** What else one may look for and find in this item. */
export const KINDS: Passages = {
  warm: [
    'The {name} {v:works} as {a_keyword}, too.',
    "If you've been looking for {a_keyword}, try the {name}.",
    'Use the {name} as {a_keyword} if you like.',
  ],
  tale: [
    'Ask the {name} to be {a_keyword}, and {it} will.',
    'On other days the {name} {v:is} {a_keyword}.',
    'If you came looking for {a_keyword}, the {name} will not mind.',
  ],
  plain: [
    'The {name} also {v:serves} as {a_keyword}.',
    'As {a_keyword}, the {name} {v:is} a sound choice.',
    'Buyers looking for {a_keyword} may also consider the {name}.',
  ],
  terse: ['The {name} also {v:works} as {a_keyword}.', 'Use the {name} as {a_keyword}, too.'],
}

/** What the item goes with: a style, a room. */
export const SUITING: Passages = {
  warm: [
    'The {name} {v:goes} well with {keyword}.',
    "If you're fond of {keyword}, the {name} will fit right in.",
  ],
  tale: [
    'The {name} {v:has} a soft spot for {keyword}.',
    'Where there is {keyword}, there is room for the {name}.',
  ],
  plain: ['The {name} {v:suits} {keyword}.', 'The {name} {v:works} well with {keyword}.'],
  terse: ['The {name} {v:suits} {keyword}.', 'For {keyword}: the {name}.'],
}
