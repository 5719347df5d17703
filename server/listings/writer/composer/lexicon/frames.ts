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
  ],
  tale: [
    'Make a small wish, then {u} or {w}.',
    '{u}, or {w}, and let a little story begin.',
    'On a dreamy day, {u}; on a busy one, {w}.',
    'Feeling curious? {u}, or {w}.',
    'One tiny adventure is to {u}; another is to {w}.',
  ],
  plain: [
    '{u}, or {w}.',
    'One option is to {u}; another is to {w}.',
    'It is possible to {u} or to {w}.',
    'It is equally simple to {u} or to {w}.',
    'You may {u} or {w}, as required.',
  ],
  terse: ['{u}, or {w}.', 'You can {u} or {w}.', 'Either {u} or {w}.'],
}

/** How each voice says where an item is at home: {u} is a list of such places. */
export const SETTING_FRAMES: Frames = {
  warm: [
    "You'll like {them} {u}.",
    '{it} {v:does} well {u}.',
    'Try {them} {u}.',
    '{it} {v:works} just as well {u}.',
    "{u}: that's where {it} {v:belongs}.",
  ],
  tale: [
    '{it} {v:dreams} of a life {u}.',
    'Look for {them} {u}, where small adventures begin.',
    '{u}, {it} {v:has} a little story to tell.',
    '{it} may wander: find {them} {u}.',
  ],
  plain: [
    '{it} {v:is} a good choice {u}.',
    '{it} {v:works} equally well {u}.',
    '{u}, {it} {v:serves} equally well.',
    'Use {them} {u}.',
  ],
  terse: ['{it} {v:works} {u}.', '{it} {is} at home {u}.', 'Use {them} {u}.'],
}

/** How each voice gives a piece of advice: {u} is what to do and {w} what comes of it. */
export const ADVICE_FRAMES: Frames = {
  warm: [
    '{u}, and {w}.',
    '{u} so {w}.',
    'If you {u}, {w}.',
    "Here's a small tip: {u}, and {w}.",
    '{u}; that way {w}.',
    "It's worth a minute to {u}, since then {w}.",
  ],
  tale: [
    '{u}, and {w}.',
    'Psst: {u}, and {w}.',
    'A little secret: if you {u}, {w}.',
    '{u}, and like a small charm it works: {w}.',
    '{u}, and {w}. No magic needed.',
    'If you {u}, {w}.',
    'Be a little clever: {u}, and {w}.',
  ],
  plain: [
    '{u}, so that {w}.',
    'If you {u}, {w}.',
    'Please {u}, so that {w}.',
    'It is best to {u}, so that {w}.',
    'When you {u}, {w}.',
    'It helps to {u}, because then {w}.',
  ],
  terse: ['{u}, and {w}.', '{u} so {w}.', 'If you {u}, {w}.', 'When you {u}, {w}.'],
}

/** How each voice draws a conclusion: {u} is what is so and {w} what follows. */
export const NOTE_FRAMES: Frames = {
  warm: ['{u}, so {w}.', 'Since {u}, {w}.', '{u}, and that means {w}.'],
  tale: ['{u}, so {w}.', 'As {u}, {w}.', '{u}, and so {w}.', 'Between us: {u}, so {w}.'],
  plain: ['{u}, so {w}.', 'As {u}, {w}.', 'Because {u}, {w}.', '{u}; therefore {w}.'],
  terse: ['{u}, so {w}.', 'As {u}, {w}.', 'Since {u}, {w}.'],
}
