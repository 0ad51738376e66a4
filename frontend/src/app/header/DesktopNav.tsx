import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import { styled } from '@mui/material/styles'
import { Wrap } from '@/components/Page'
import Skeleton from '@mui/material/Skeleton'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { media } from '@/lib/design'
import { MoreEntry } from './MoreEntry'
import { NavEntry } from './NavEntry'
import { useLastPoint } from './pointing'
import { headerText } from './text'
import { useFitting } from './useFitting'
import { useHoverPanel } from './useHoverPanel'

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
        <Wrap>
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
        </Wrap>
      </Bar>
    </ClickAwayListener>
  )
}
