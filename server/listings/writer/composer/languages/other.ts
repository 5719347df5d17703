import type { Reasons } from './pack.ts'

/** The reasons where we know no sentence of the listing's language: in the language of the shop's screens. */
export const OTHER_REASONS: Reasons = {
  title:
    'The title begins with "{primary}" and has {titleLength} of the 140 characters allowed; it is made of your own words.',
  tags: '{tagCount} of 13 tags are filled, each from a keyword of yours with 20 characters or fewer.',
  short:
    'The description is your own text in a readable order: the built-in writer knows no sentences of this language and does not mix it with English. Please read it before publishing.',
  dropped: '{words} was left out, {why}.',
  noImage: 'There is no alt text because you did not describe the photo.',
  why: {
    trademark: 'because the name belongs to a brand or a person',
    medical: 'because marketplaces remove listings with health claims',
    promotional: 'because listings may not advertise',
    contradicting: 'because it contradicts your description',
    unbacked: 'because your description does not say so',
    unreadable: 'because nobody searches for it',
  },
}
