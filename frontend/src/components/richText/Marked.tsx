import { split } from './marks'

/** Plain words, those that were searched for marked. */
export function Marked({ text, marks }: { text: string; marks: RegExp | null }) {
  if (!marks) return text
  return split(text, marks).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}
