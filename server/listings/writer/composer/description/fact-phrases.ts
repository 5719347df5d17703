import type { FactKind } from '../../brief/fact.ts'
import type { Voice } from '../voice.ts'

type Phrases = Partial<Record<FactKind, Record<Voice, readonly string[]>>>

const same = (...phrases: string[]): Record<Voice, readonly string[]> => ({
  warm: phrases,
  tale: phrases,
  plain: phrases,
  terse: phrases,
})

/**
 * Ways to state one fact, as plainly as they come: a text gains its variety from what is told together and
 * in which order. {p} is the fact as a noun phrase or as the seller put it.
 */
export const FACT_PHRASES: Phrases = {
  has: same('{It} {has} {p}.'),
  is: same('{It} {is} {p}.'),
  done: same('{It} {is} {p}.'),
  material: same('{It} {is} made of {p}.'),
  scent: {
    warm: ['{It} {v:smells} of {p}.', 'The scent is {p}.'],
    tale: ['{It} {v:smells} of {p}.', 'Lean in and there is {p}.'],
    plain: ['The scent is {p}.', '{It} {is} scented with {p}.'],
    terse: ['The scent is {p}.', '{It} {v:smells} of {p}.'],
  },
  colour: same('{It} {is} {p}.', 'The {colour} is {p}.'),
  choice: {
    warm: ['Choose {p}.', 'You can have {them} in {p}.'],
    tale: ['Choose {p}.', 'The choice is yours: {p}.'],
    plain: ['{It} {is} available in {p}.', 'Choose {p}.'],
    terse: ['Choose {p}.'],
  },
  download: same('{It} {is} {p}.'),
  date: same('{It} {v:dates} from {p}.'),
  flaw: {
    warm: ['Please note {p}.', 'There is {p}.'],
    tale: ['There is {p}.', 'Please note {p}.'],
    plain: ['Please note {p}.', 'There is {p}.'],
    terse: ['There is {p}.'],
  },
  note: {
    warm: ['{P}.', 'Good to know: {p}.', 'One more detail: {p}.'],
    tale: ['{P}.', 'Good to know: {p}.', 'A small detail: {p}.'],
    plain: ['{P}.', 'Worth noting: {p}.', 'Further detail: {p}.'],
    terse: ['{P}.'],
  },
}

/** Several remarks in a row. */
export const NOTES: Record<Voice, readonly string[]> = {
  warm: ['Good to know: {p}.', 'The details: {p}.', 'A few details: {p}.'],
  tale: ['The particulars: {p}.', 'Good to know: {p}.', 'The finer points: {p}.'],
  plain: ['Details: {p}.', 'Worth noting: {p}.', 'Further details: {p}.'],
  terse: ['{P}.'],
}

/** What a buyer has to accept, in the seller's words. */
export const TERMS: Record<Voice, readonly string[]> = {
  warm: ['Please note: {p}.'],
  tale: ['Please note: {p}.'],
  plain: ['Please note: {p}.'],
  terse: ['{P}.'],
}
