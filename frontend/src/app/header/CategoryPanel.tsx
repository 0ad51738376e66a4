import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { Category } from '@/features/catalog/api'
import { motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryMark } from './CategoryMark'
import { currentOf } from './current'
import { headerText } from './text'

const panelWidth = 700

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1150,
  insetBlockStart: '100%',
  inlineSize: panelWidth,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.middle,
  animation: `nav-panel-in ${motion.menu}`,
  '@keyframes nav-panel-in': { from: { opacity: 0, transform: 'translateY(calc(-4px * var(--motion)))' } },
}))
const Columns = styled('ul')({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '0 8px' })
const Choice = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 12,
  borderRadius: radius.field,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    fontWeight: 650,
    boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
  '[dir=rtl] &[aria-current]': { boxShadow: `inset -2px 0 ${theme.vars.palette.primary.main}` },
}))
const All = styled(Choice)(({ theme }) => ({
  gap: 16,
  padding: 8,
  marginBlockEnd: 4,
  fontWeight: 650,
  color: theme.vars.palette.link,
}))

/** How far an item stands from the start of its row. */
function startOf(item: HTMLElement): number {
  const row = item.offsetParent
  if (!(row instanceof HTMLElement)) return 0
  const isRtl = getComputedStyle(row).direction === 'rtl'
  return isRtl ? row.offsetWidth - item.offsetLeft - item.offsetWidth : item.offsetLeft
}

type CategoryPanelProps = { id: string; category: Category; onChoose: () => void }

/** The sub-categories of one category in three columns, the whole category first. */
export function CategoryPanel({ id, category, onChoose }: CategoryPanelProps) {
  const { pathname } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState(0)
  useLayoutEffect(() => {
    const item = panel.current?.parentElement
    if (item) setStart(startOf(item))
  }, [])
  const entry = (to: string, exact = false) => ({
    to,
    onClick: onChoose,
    'aria-current': currentOf(pathname, to, exact),
  })
  return (
    <Panel ref={panel} id={id} style={{ insetInlineStart: `max(0px, min(${start}px, 100% - ${panelWidth}px))` }}>
      <All {...entry(paths.category(category.slug), true)}>
        <CategoryMark category={category} size={56} />
        {headerText.allIn(category.name)}
        <Icon name="arrowRight" size={20} />
      </All>
      <Columns>
        {category.child.map((child) => (
          <li key={child.id}>
            <Choice {...entry(paths.category(category.slug, child.slug))}>{child.name}</Choice>
          </li>
        ))}
      </Columns>
    </Panel>
  )
}
