import type { FactKind } from '../../brief/fact.ts'
import type { Voice } from '../voice.ts'

type Phrases = Partial<Record<FactKind, Record<Voice, readonly string[]>>>

/** Ways to state one fact; {p} is the fact as a noun phrase or as the seller put it. */
export const FACT_PHRASES: Phrases = {
  has: {
    warm: [
      '{It} {has} {p}.',
      'You get {p}.',
      '{It} {v:comes} with {p}.',
      "You'll find {p} here[| too].",
      'Expect {p}.',
      'The {name} {has} {p}.',
      'On top of that, {it} {has} {p}.',
    ],
    tale: [
      '{It} {has} {p}.',
      'Look a little closer and you find {p}.',
      'The {name} {has} {p}, too.',
      'Peek again and there you have {p}.',
      '{It} {v:brings} {p} along.',
      'A small detail to notice: {p}.',
    ],
    plain: [
      'The {name} {has} {p}.',
      '{It} {v:comes} with {p}.',
      '{It} {v:includes} {p}.',
      '{It} {has} {p}.',
      'Buyers receive {p}.',
      'Included in the design: {p}.',
    ],
    terse: ['{raw}.'],
  },
  is: {
    warm: [
      '{Itis} {p}.',
      '{It} {is} also {p}.',
      '{Itis} {p}, too.',
      'And yes, {it} {is} {p}.',
      'The {name} {is} {p}.',
    ],
    tale: [
      '{It} {is} {p}.',
      '{It} {is} {p}, too.',
      'And the {name} {is} {p}.',
      '{It} {is} {p} as well.',
    ],
    plain: [
      '{It} {is} {p}.',
      'The {name} {is} {p}.',
      '{It} {is} also {p}.',
      'The {name} {is} {p} as well.',
    ],
    terse: ['{raw}.', '{It} {is} {p}.'],
  },
  done: {
    warm: ['{Itis} {p}.', 'The {name} {is} {p}.', '{It} {is} {p}.'],
    tale: ['{It} {is} {p}.', 'The {name} {is} {p}.'],
    plain: ['{It} {is} {p}.', 'The {name} {is} {p}.'],
    terse: ['{raw}.'],
  },
  material: {
    warm: [
      '{Itis} made of {p}.',
      'The material is {p}.',
      'The {name} {is} made of {p}.',
      '{Itis} {p} through and through.',
    ],
    tale: [
      '{It} {is} made of {p}.',
      'The stuff of {this} {name}: {p}.',
      'The {name} {is} made from {p}.',
    ],
    plain: ['{It} {is} made of {p}.', 'The material is {p}.', 'The {name} {is} made from {p}.'],
    terse: ['Made of {p}.', '{raw}.', 'The material is {p}.'],
  },
  size: {
    warm: [
      '{It} {v:measures} {p}.',
      '{Itis} {p}.',
      'Size-wise, {it} {v:measures} {p}.',
      'The {name} {v:measures} {p}.',
    ],
    tale: ['{It} {v:measures} {p}.', 'The {name} {v:measures} {p}.', 'Tape measure says: {p}.'],
    plain: ['{It} {v:measures} {p}.', 'The {name} {v:measures} {p}.', 'Dimensions: {p}.'],
    terse: ['{raw}.', 'Measures {p}.', 'Size: {p}.'],
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
    terse: ['{raw}.', 'Scent: {p}.', 'It smells of {p}.'],
  },
  colour: {
    warm: ['The {colour} is {p}.', '{It} {v:comes} in {p}.', "You'll get {them} in {p}."],
    tale: ['The {colour} is {p}.', '{It} {v:comes} in {p}.', 'Dressed in {p}.'],
    plain: ['The {colour} is {p}.', '{It} {v:comes} in {p}.'],
    terse: ['In {p}.', '{raw}.', 'The {colour} is {p}.'],
  },
  choice: {
    warm: ['Choose {p}.', 'You can have {them} in {p}.', 'Pick your favorite: {p}.'],
    tale: ['Choose {p}, whichever tugs at you.', 'The choice is yours: {p}.'],
    plain: ['Available in {p}.', 'Choose {p}.', 'The options are {p}.'],
    terse: ['Choose {p}.', 'In {p}.'],
  },
  download: {
    warm: ['{Itis} {p}, so there is nothing to wait for in the mail.', 'This is {p}.'],
    tale: ['This is {p}, so no parcel needs to find you.', 'It is {p}.'],
    plain: ['{It} {is} {p}.', 'This is {p}.'],
    terse: ['{raw}.', 'This is {p}.'],
  },
  date: {
    warm: ['{It} {v:dates} from {p}.', 'The {name} {v:goes} back to {p}.'],
    tale: ['{It} {v:dates} from {p}.', 'The story begins in {p}.'],
    plain: ['{It} {v:dates} from {p}.', 'The {name} {v:dates} from {p}.'],
    terse: ['From {p}.', 'It dates from {p}.'],
  },
  flaw: {
    warm: ['Please note {p}.', 'One honest note: there is {p}.', 'You should know about {p}.'],
    tale: ['A small honest note: there is {p}.', 'Age has left its mark: {p}.'],
    plain: ['Please note {p}.', 'For full disclosure, there is {p}.'],
    terse: ['Please note: {raw}.', '{raw}.'],
  },
}
