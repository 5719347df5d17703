import type { FactKind } from '../../brief/fact.ts'
import type { Voice } from '../voice.ts'

type Phrases = Partial<Record<FactKind, Record<Voice, readonly string[]>>>

/** Ways to state one fact; {p} is the fact as a noun phrase or as the seller put it. */
export const FACT_PHRASES: Phrases = {
  has: {
    warm: ['{It} {has} {p}.', '{It} {v:comes} with {p}.', '{It} also {has} {p}.'],
    tale: [
      '{It} {has} {p}.',
      'Look a little closer: {it} {has} {p}.',
      '{It} {v:comes} with {p}.',
      'And look: {it} {has} {p}.',
    ],
    plain: ['{It} {has} {p}.', '{It} {v:comes} with {p}.', '{It} {v:includes} {p}.'],
    terse: ['{It} {has} {p}.', '{It} {v:comes} with {p}.'],
  },
  is: {
    warm: ['{Itis} {p}.', '{It} {is} also {p}.', '{Itis} {p}, too.', 'And yes, {it} {is} {p}.'],
    tale: ['{It} {is} {p}.', '{It} {is} {p}, too.'],
    plain: ['{It} {is} {p}.', '{It} {is} also {p}.'],
    terse: ['{It} {is} {p}.'],
  },
  done: {
    warm: ['{Itis} {p}.', '{It} {is} {p}.', '{Itis} {p}, too.'],
    tale: ['{It} {is} {p}.', 'And {it} {is} {p}.'],
    plain: ['{It} {is} {p}.', '{It} {is} also {p}.'],
    terse: ['{It} {is} {p}.'],
  },
  material: {
    warm: ['{Itis} made of {p}.', 'The material is {p}.'],
    tale: ['{It} {is} made of {p}.', '{It} {is} made from {p}.'],
    plain: ['{It} {is} made of {p}.', 'The material is {p}.', 'Material: {p}.'],
    terse: ['{It} {is} made of {p}.', 'The material is {p}.'],
  },
  size: {
    warm: [
      '{It} {v:measures} {p}.',
      '{Itis} {p}.',
      'Size-wise, {it} {v:measures} {p}.',
      'How big? {It} {v:measures} {p}.',
    ],
    tale: ['{It} {v:measures} {p}.', 'In numbers, {it} {v:measures} {p}.'],
    plain: ['{It} {v:measures} {p}.', 'Dimensions: {p}.', 'In size, {it} {v:measures} {p}.'],
    terse: ['{It} {v:measures} {p}.', 'Size: {p}.'],
  },
  scent: {
    warm: [
      '{It} {v:smells} of {p}.',
      'The scent is {p}.',
      'Expect {p} when you lean in.',
      "You'll smell {p}.",
    ],
    tale: ['{It} {v:smells} of {p}.', 'A whisper of {p} follows.', 'Lean in and there is {p}.'],
    plain: ['The scent is {p}.', '{It} {is} scented with {p}.', 'Scent notes: {p}.'],
    terse: ['{It} {v:smells} of {p}.', 'The scent is {p}.', 'Scent: {p}.'],
  },
  colour: {
    warm: ['The {colour} is {p}.', '{It} {v:comes} in {p}.', "You'll get {them} in {p}."],
    tale: ['The {colour} is {p}.', '{It} {v:comes} in {p}.', '{It} {is} dressed in {p}.'],
    plain: ['The {colour} is {p}.', '{It} {v:comes} in {p}.'],
    terse: ['{It} {v:comes} in {p}.', 'The {colour} is {p}.'],
  },
  choice: {
    warm: ['Choose {p}.', 'You can have {them} in {p}.', 'Pick your favorite: {p}.'],
    tale: ['Choose {p}, whichever tugs at you.', 'The choice is yours: {p}.'],
    plain: ['{It} {is} available in {p}.', 'Choose {p}.', 'The options are {p}.'],
    terse: ['Choose {p}.', '{It} {v:comes} in {p}.'],
  },
  download: {
    warm: ['{Itis} {p}.', 'What you buy is {p}.', 'You get {p}.'],
    tale: ['{It} {is} {p}.', 'No parcel needs to find you: {it} {is} {p}.'],
    plain: ['{It} {is} {p}.', 'This is {p}.', 'The purchase is {p}.'],
    terse: ['This is {p}.', '{It} {is} {p}.'],
  },
  date: {
    warm: ['{It} {v:dates} from {p}.'],
    tale: ['{It} {v:dates} from {p}.', 'The story begins in {p}.'],
    plain: ['{It} {v:dates} from {p}.'],
    terse: ['{It} {v:dates} from {p}.', 'From {p}.'],
  },
  flaw: {
    warm: ['Please note {p}.', 'One honest note: there is {p}.', 'You should know about {p}.'],
    tale: ['A small honest note: there is {p}.', 'Age has left its mark: {p}.'],
    plain: ['Please note {p}.', 'For full disclosure, there is {p}.'],
    terse: ['Please note {p}.', 'There is {p}.'],
  },
}
