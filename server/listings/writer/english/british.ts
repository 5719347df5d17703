const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])olor/g, '$1olour'],
  [/\b([Ff])avorite/g, '$1avourite'],
  [/\b([Gg])ray\b/g, '$1rey'],
  [/\b([Jj])ewelry/g, '$1ewellery'],
  [/\b([Pp]ersonal|[Cc]ustom|[Oo]rgan)iz(e|ed|es|ing)\b/g, '$1is$2'],
  [/\b([Cc])enter\b/g, '$1entre'],
  [/\b([Cc])ozy\b/g, '$1osy'],
  [/\b([Nn])eighbor/g, '$1eighbour'],
  [/\b([Hh])umor\b/g, '$1umour'],
  [/\b([Ll])icense\b/g, '$1icence'],
  [/\b([Tt])ravel(er|ing)\b/g, '$1ravell$2'],
]

/** American spelling turned British; for our own words, never for the seller's. */
export function british(text: string): string {
  return SPELLINGS.reduce((spelt, [american, ours]) => spelt.replace(american, ours), text)
}
