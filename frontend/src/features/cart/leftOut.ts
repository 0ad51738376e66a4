/** Reading the header by which the server names the lines of a batch that did not come in as wanted. */

/** A line of a batch that was skipped or cut. */
export interface LeftOut {
  /** Its place in the batch, from 0; of several lines of one choice the first. */
  index: number
  /** `unavailable`, `out_of_stock`, `cart_full` or `reduced`. */
  reason: string
  /** How many came in. */
  added: number
}

/** Reads a list such as `0;reason=unavailable, 3;reason=reduced;added=2` (RFC 9651). */
export function readLeftOut(header: string | null | undefined): LeftOut[] {
  if (!header) return []
  return header.split(',').flatMap((entry) => {
    const [index = '', ...parts] = entry.split(';').map((part) => part.trim())
    const values = new Map(parts.map((part) => part.split('=', 2) as [string, string]))
    const reason = values.get('reason')
    if (!/^\d+$/.test(index) || !reason) return []
    return [{ index: Number(index), reason, added: Number(values.get('added') ?? 0) }]
  })
}
