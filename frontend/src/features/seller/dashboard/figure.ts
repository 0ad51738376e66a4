/** A figure of a period as a card shows it. */
export interface Figure<Values = never> {
  label: string
  /** What it is made of. */
  hint?: string
  value: (of: Values) => number | null
  format: (value: number) => string
  /** Whether one is glad of more of it; unset: it says nothing either way. */
  isGood?: boolean
}
