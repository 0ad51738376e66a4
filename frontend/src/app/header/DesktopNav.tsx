import { useRef } from 'react'
import { styled } from '@mui/material/styles'
import { Wrap } from '@/components/Page'
import { Skeleton } from '@/components/Skeleton'
import { useDismiss } from '@/components/useDismiss'
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
  useDismiss(panel.openId !== null, nav, () => panel.show(null))
  if (isError || (data && suggested.length === 0)) return null
  return (
    <Bar ref={nav} aria-label={headerText.mainNavigation} onPointerMove={point.follow}>
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
  )
}
