import type { Passages } from './craft.ts'

/** How each voice names the item where its craft has no first sentence of its own. */
export const OPENERS: Passages = {
  warm: ['{Heres} {a_lead}.', '{This_is} {a_lead}.', 'Meet {a_lead}.', "You've found {a_lead}."],
  tale: ['Say hello to {a_lead}.', 'Make room for {a_lead}.', 'Here {v:comes} {a_lead}.'],
  plain: ['{This_is} {a_lead}.', 'This listing is for {a_lead}.', 'Offered here: {a_lead}.'],
  terse: ['{A_lead}.', '{This_is} {a_lead}.'],
}

/** Where the focus keyword counts the items together: "A bath bomb set: six bath bombs in a box." */
export const AS_SET = '{A_primary}: {a_lead}.'

/** The same where the focus keyword names something else, such as a gift: {primary}. */
export const WITH_PRIMARY: Passages = {
  warm: [
    'Looking for {primary}? {Heres} {a_lead}.',
    'If you need {primary}, have a look at {a_lead}.',
    'In search of {primary}? Meet {a_lead}.',
  ],
  tale: [
    'Wanted: {primary}. Found: {a_lead}.',
    'Somebody asked for {primary}, and here {v:comes} {a_lead}.',
    'Wishing for {primary}? Say hello to {a_lead}.',
  ],
  plain: [
    'For anyone looking for {primary}: {a_lead}.',
    '{A_primary}: this listing is for {a_lead}.',
    '{A_lead}, offered as {primary}.',
  ],
  terse: [
    '{A_primary}: {a_lead}.',
    '{A_lead}. Use {them} as {primary}.',
    'As {primary}: {a_lead}.',
  ],
}
