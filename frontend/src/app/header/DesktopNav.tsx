import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { PageContainer } from '@/components/Page'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { media } from '@/lib/design'
import { MoreEntry } from './MoreEntry'
import { NavEntry, useHoverPanel, useLastPoint } from './NavEntry'
import { headerText } from './text'

/** Room kept at the end of the row for the button that holds the rest. */
const moreWidth = 104

/** How many of these widths, with `gap` between them, fit into `room`; the last ones make way for the button. */
function countFitting(widths: readonly number[], room: number, gap: number): number {
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
function useFitting(row: RefObject<HTMLElement | null>, total: number, gap: number): number {
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

const gap = 4

const Bar = styled('nav')({ display: 'none', [media.wide]: { display: 'block', blockSize: 48 } })
const List = styled('ul')({ position: 'relative', display: 'flex', gap, marginInline: -12 })
const Waiting = styled('div')({ display: 'flex', gap: 28, paddingBlock: 14 })

/** Esc closes an open panel wherever the focus is; if it is inside, it goes back to the button that opens the panel. */
function useEscape(open: boolean, nav: RefObject<HTMLElement | null>, close: () => void) {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (nav.current?.contains(document.activeElement))
      nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    close()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open])
}

/**
 * The row of suggested categories; those with children open a panel of three columns. What the
 * width has no room for stands in one list at the end. A tree that does not load leaves no row.
 */
export function DesktopNav() {
  const { data, isError } = useGetCategoryTreeQuery()
  const suggested = (data ?? []).filter((category) => category.isShowSuggest)
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const panel = useHoverPanel()
  const point = useLastPoint()
  const row = { panel, point }
  const fitting = useFitting(list, suggested.length, gap)
  const close = () => panel.show(null)
  useEscape(panel.openId !== null, nav, close)
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  if (isError || (data && suggested.length === 0)) return null
  return (
    <ClickAwayListener mouseEvent="onPointerDown" touchEvent={false} onClickAway={close}>
      <Bar ref={nav} aria-label={headerText.mainNavigation} onPointerMove={point.follow} onBlur={closeOnLeaving}>
        <PageContainer>
          {!data && (
            <Waiting aria-hidden="true">
              {[120, 64, 112, 80, 112].map((width, at) => (
                <Skeleton key={at} width={width} />
              ))}
            </Waiting>
          )}
          {data && (
            <List ref={list}>
              {suggested.map((category, at) => (
                <NavEntry key={category.id} category={category} row={row} hidden={at >= fitting} />
              ))}
              {fitting < suggested.length && <MoreEntry categories={suggested.slice(fitting)} row={row} />}
            </List>
          )}
        </PageContainer>
      </Bar>
    </ClickAwayListener>
  )
}
