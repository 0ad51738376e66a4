/** Address labels: the papers they come on, and how an address fits on one. All measures are millimetres. */

const inch = 25.4

/** A paper with labels, or a label by itself. */
export interface LabelFormat {
  /** The paper, as CSS names it. */
  size: string
  width: number
  height: number
  columns: number
  rows: number
  label: { width: number; height: number }
  /** From the edges of the paper to the first label. */
  top: number
  start: number
  /** Between two columns. */
  gap: number
  /** Within a label. */
  padding: number
  /** The largest letters. */
  letters: number
}

/** The formats by the name under which a choice is kept. */
export const labelFormats = {
  a4: {
    ...{ size: 'A4', width: 210, height: 297, columns: 3, rows: 8, label: { width: 70, height: 37 } },
    ...{ top: 0.5, start: 0, gap: 0, padding: 5, letters: 3.9 },
  },
  letter: {
    ...{ size: 'letter', width: 8.5 * inch, height: 11 * inch, columns: 3, rows: 10 },
    ...{ label: { width: 2.625 * inch, height: inch } },
    ...{ top: 0.5 * inch, start: 0.1875 * inch, gap: 0.125 * inch, padding: 2.5, letters: 3.5 },
  },
  single: {
    ...{ size: '4in 6in', width: 4 * inch, height: 6 * inch, columns: 1, rows: 1 },
    ...{ label: { width: 4 * inch, height: 6 * inch } },
    ...{ top: 0, start: 0, gap: 0, padding: 8, letters: 6.3 },
  },
} satisfies Record<string, LabelFormat>

/** The name of a format. */
export type LabelFormatName = keyof typeof labelFormats

/** The format that was chosen last, if what was kept is one. */
export const labelFormatName = (kept: string | null): LabelFormatName =>
  kept !== null && Object.hasOwn(labelFormats, kept) ? (kept as LabelFormatName) : 'a4'

/** How many labels are on one paper. */
export const labelsOn = ({ columns, rows }: LabelFormat) => columns * rows

/** The papers with what stands on each of their labels; on the first one, those before `start` (from 1) are used up. */
export function labelSheets<Item>(items: readonly Item[], format: LabelFormat, start: number): (Item | null)[][] {
  const most = labelsOn(format)
  const used = Array.from({ length: Math.min(Math.max(start, 1), most) - 1 }, () => null)
  const labels = [...used, ...items]
  return Array.from({ length: Math.ceil(labels.length / most) }, (_, paper) => labels.slice(paper * most, (paper + 1) * most))
}

/** Of the height of its letters, how high a line is, and how wide a letter, taken generously. */
export const lineHeight = 1.2
const letterWidth = 0.56
const smallest = 1.8

/** The largest letters by which all lines stand within the label, long ones broken. */
export function fontSizeFor(lines: readonly string[], { label, padding, letters }: LabelFormat): number {
  const [width, height] = [label.width - 2 * padding, label.height - 2 * padding]
  const fits = (size: number) => {
    const rows = lines.reduce((sum, line) => sum + Math.ceil((line.length * size * letterWidth) / width), 0)
    return rows * size * lineHeight <= height
  }
  let size = letters
  while (size > smallest && !fits(size)) size -= 0.1
  return size
}
