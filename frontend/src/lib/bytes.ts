/** Sizes as people read them. */
import { locale } from './language'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const step = 1000

/** "1.2 GB" of 1,234,567,890 */
export function formatBytes(bytes: number): string {
  const at = units.findLastIndex((_, power) => bytes >= step ** power)
  const unit = units[Math.max(at, 0)]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / step ** Math.max(at, 0))
}
