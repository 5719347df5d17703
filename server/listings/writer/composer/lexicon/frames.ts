import type { Voice } from '../voice.ts'

type Frames = Record<Voice, readonly string[]>

/** How each voice says what one can do: {u} and {w} are two uses. */
export const USE_FRAMES: Frames = {
  warm: [
    '{u}, or {w}.',
    "It's easy to {u} or {w}.",
    'You can {u}, or {w}.',
    'If you like, {u} or {w}.',
    "You'll find it simple to {u}, or to {w}.",
    'Why not {u}, or {w}?',
    "It's up to you: {u}, or {w}.",
    'You might {u}, or {w}.',
    'Feel free to {u} or {w}.',
  ],
  tale: [
    '{u}, or {w}.',
    'You can {u}, or {w}.',
    '{it} {v:leads} more than one life: {u}, or {w}.',
    '{it} {v:is} happy either way: {u}, or {w}.',
    '{it} {v:leaves} the choice to you: {u}, or {w}.',
    'When the mood takes you, {u}, or {w}.',
    'One day, {u}; the next, {w}.',
    'If you wish, {u} or {w}.',
    '{it} {v:minds} neither: {u}, or {w}.',
  ],
  plain: [
    '{u}, or {w}.',
    'You may {u} or {w}.',
    'One option is to {u}; another is to {w}.',
    'There is more than one way to use {them}: {u}, or {w}.',
    '{u}; alternatively, {w}.',
    'It is easy to {u} or to {w}.',
    'Two suggestions: {u}, or {w}.',
    'It is possible to {u} or to {w}.',
  ],
  terse: [
    '{u}, or {w}.',
    'You can {u} or {w}.',
    'Either {u} or {w}.',
    'One way is to {u}; another, to {w}.',
    'Two uses: {u}, or {w}.',
    'You may {u}, or {w}.',
    'It is easy to {u} or {w}.',
  ],
}

/** How each voice says where an item is at home: {u} is a list of such places. */
export const SETTING_FRAMES: Frames = {
  warm: [
    '{it} {v:does} well {u}.',
    '{it} {v:works} just as well {u}.',
    'Try {them} {u}.',
    "{u}: that's where {it} {v:belongs}.",
    'Picture {them} {u}.',
    "It's easy to imagine {them} {u}.",
    '{it} {v:feels} right {u}.',
  ],
  tale: [
    '{it} {v:dreams} of a day {u}.',
    '{it} {v:feels} at home {u}.',
    'Picture {them} {u}.',
    '{it} {v:likes} company {u}.',
    'You may catch {them} daydreaming {u}.',
    '{u}, {it} {v:is} in good company.',
    'Imagine {them} {u}.',
    '{it} {v:would} love an hour {u}.',
  ],
  plain: [
    '{it} {v:is} a good choice {u}.',
    '{it} {v:works} equally well {u}.',
    '{u}, {it} {v:serves} equally well.',
    'Use {them} {u}.',
    '{it} {v:is} of use {u}.',
    'Consider {them} for use {u}.',
  ],
  terse: [
    '{it} {v:works} {u}.',
    '{it} {is} at home {u}.',
    'Use {them} {u}.',
    '{it} {v:belongs} {u}.',
    'Picture {them} {u}.',
    'Try {them} {u}.',
  ],
}

/** How each voice gives a piece of advice: {u} is what to do and {w} what comes of it. */
export const ADVICE_FRAMES: Frames = {
  warm: [
    '{u}, and {w}.',
    '{u} so {w}.',
    'If you {u}, {w}.',
    "Here's a small tip: {u}, and {w}.",
    '{u}; that way {w}.',
    "It's worth a minute to {u}: {w}.",
    'Once you {u}, {w}.',
    'When you {u}, {w}.',
    'Just {u}, and {w}.',
    'Remember to {u}, and {w}.',
  ],
  tale: [
    '{u}, and {w}.',
    'If you {u}, {w}.',
    '{u} so {w}.',
    'Once you {u}, {w}.',
    '{it} {v:has} one small wish: {u}, and {w}.',
    'The trick with {them}: {u}, and {w}.',
    'A secret about {them}: if you {u}, {w}.',
    'Be kind to {them}: {u}, and {w}.',
    'When you {u}, {w}.',
    '{u}; that way {w}.',
    '{it} {v:whispers}: {u}, and {w}.',
  ],
  plain: [
    '{u}, so that {w}.',
    'If you {u}, {w}.',
    'Please {u}, so that {w}.',
    'It is best to {u}, so that {w}.',
    'When you {u}, {w}.',
    'It helps to {u}: {w}.',
    'Once you {u}, {w}.',
    '{u}; as a result, {w}.',
    'It is advisable to {u}: {w}.',
    'Remember to {u}, so that {w}.',
  ],
  terse: [
    '{u}, and {w}.',
    '{u} so {w}.',
    'If you {u}, {w}.',
    'When you {u}, {w}.',
    '{u}: {w}.',
    'Once you {u}, {w}.',
    '{u}; then {w}.',
    'Tip: {u}, and {w}.',
    '{u}; {w}.',
    'A tip: {u} so {w}.',
  ],
}

/** How each voice draws a conclusion: {u} is what is so and {w} what follows. */
export const NOTE_FRAMES: Frames = {
  warm: ['{u}, so {w}.', 'Since {u}, {w}.', '{u}, and that means {w}.', 'Because {u}, {w}.'],
  tale: [
    '{u}, so {w}.',
    'As {u}, {w}.',
    '{u}, and so {w}.',
    'Since {u}, {w}.',
    '{u}, you see, so {w}.',
    'Because {u}, {w}.',
  ],
  plain: [
    '{u}, so {w}.',
    'As {u}, {w}.',
    'Because {u}, {w}.',
    '{u}; therefore {w}.',
    'Since {u}, {w}.',
    '{u}, which means that {w}.',
  ],
  terse: ['{u}, so {w}.', 'As {u}, {w}.', 'Since {u}, {w}.', '{u}: {w}.', 'Because {u}, {w}.'],
}
