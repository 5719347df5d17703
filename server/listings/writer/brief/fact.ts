export type FactKind =
  | 'has'
  | 'is'
  | 'done'
  | 'does'
  | 'can'
  | 'ask'
  | 'says'
  | 'lacks'
  | 'flaw'
  | 'size'
  | 'material'
  | 'colour'
  | 'scent'
  | 'choice'
  | 'list'
  | 'download'
  | 'date'
  | 'note'

/** One thing the seller says about the item, in the seller's own words and in the role they play. */
export type Fact = {
  kind: FactKind
  text: string
  /** The name before the colon of "Colours: oat, sage". */
  label?: string
  /** What leans on it and means nothing alone: "please choose yours" after the sizes. */
  tail?: string
  /** A buyer must read this before buying: a flaw, a limit, something that is not included. */
  isRequired: boolean
}
