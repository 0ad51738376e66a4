import { useLayoutEffect, useState, type RefObject } from 'react'

/** Room kept at the end of the row for the button that holds the rest. */
const moreWidth = 104

/** How many of these widths, with `gap` between them, fit into `room`; the last ones make way for the button. */
export function countFitting(widths: readonly number[], room: number, gap: number): number {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, at * gap))
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + gap + moreWidth <= room).length
}

const widthsOf = (row: HTMLElement, total: number) =>
  [...row.children].slice(0, total).map((item) => (item instanceof HTMLElement ? item.offsetWidth : 0))

/**
 * How many of the `total` items of a row fit into its width. The items are measured when the row is
 * first seen, before anything is painted, and counted anew when the window changes its size.
 */
export function useFitting(row: RefObject<HTMLElement | null>, total: number, gap: number): number {
  const [fitting, setFitting] = useState(total)
  const [countedOf, setCountedOf] = useState(total)
  if (countedOf !== total) {
    // Other items: all of them are shown to be measured.
    setCountedOf(total)
    setFitting(total)
  }
  useLayoutEffect(() => {
    let widths: number[] = []
    const count = () => {
      const element = row.current
      // A row that is not shown has no widths yet; it is measured when it appears.
      if (!element || element.offsetWidth === 0) return
      if (widths.length !== total) widths = widthsOf(element, total)
      setFitting(countFitting(widths, element.offsetWidth, gap))
    }
    count()
    window.addEventListener('resize', count)
    return () => window.removeEventListener('resize', count)
  }, [row, total, gap])
  return fitting
}
