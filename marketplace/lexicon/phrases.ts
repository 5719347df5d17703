import { tokens } from '../text.ts'

/** Reads a reviewable word list: phrases separated by commas or line ends, kept as bare words. */
export function phrases(list: string): readonly string[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => tokens(phrase).join(' '))
    .filter((phrase) => phrase !== '')
}
