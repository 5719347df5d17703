/** How each voice names the item; {a_lead} is the naming phrase with its article. */
export const OPENERS = {
  warm: [
    '{Heres} {a_lead}.',
    '{This_is} {a_lead}.',
    'Say hello to {a_lead}.',
    'Meet {a_lead}.',
    'How about {a_lead}?',
  ],
  tale: [
    'Say hello to {a_lead}.',
    'Imagine {a_lead}.',
    'Make room for {a_lead}.',
    'Here {v:comes} {a_lead}.',
    'A small wish, granted: {a_lead}.',
    'Every wish list has room for {a_lead}.',
  ],
  plain: [
    '{This_is} {a_lead}.',
    'This listing is for {a_lead}.',
    'Here {is} {a_lead}.',
    'You are looking at {a_lead}.',
    'This listing offers {a_lead}.',
  ],
  terse: ['{A_lead}.', '{This_is} {a_lead}.', 'Here {is} {a_lead}.', 'Consider {a_lead}.'],
} as const

/** The same where the focus keyword names something else, such as a gift: {primary}. */
export const WITH_PRIMARY = {
  warm: [
    'Looking for {primary}? {Heres} {a_lead}.',
    'Need {primary}? Try {a_lead}.',
    'If you need {primary}, have a look at {a_lead}.',
  ],
  tale: [
    'Psst, someone needs {primary}: {a_lead}.',
    'For {primary} with a wink: {a_lead}.',
    'Wishing for {primary}? Imagine {a_lead}.',
  ],
  plain: [
    'For anyone who needs {primary}: {a_lead}.',
    'As {primary}, consider {a_lead}.',
    'Offered as {primary}: {a_lead}.',
    '{A_primary}: this listing is for {a_lead}.',
    '{A_lead} may serve as {primary}.',
  ],
  terse: ['{A_primary}: {a_lead}.', '{A_lead}. Use {them} as {primary}.'],
} as const
