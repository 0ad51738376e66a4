import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { Category } from '@/features/catalog/api'
import { motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { currentOf } from './current'
import { isHeadingAside, type useLastPoint } from './pointing'
import { headerText } from './text'
import type { useSubMenu } from './useSubMenu'

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: 44,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
  },
  '& a': { flex: 1, justifyContent: 'start', paddingInline: 12, textDecoration: 'none' },
  '& a[aria-current]': { fontWeight: 650 },
  '& a:hover, & button:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& button': { flex: 'none', inlineSize: 44, padding: 0 },
}))
const Sub = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: -9,
  insetInlineEnd: 'calc(100% + 8px)',
  inlineSize: 260,
  maxBlockSize: 'calc(100dvh - 160px)',
  overflowY: 'auto',
  padding: 8,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.middle,
  animation: `nav-sub-in ${motion.menu}`,
  '@keyframes nav-sub-in': { from: { opacity: 0 } },
  '& > li': { display: 'flex' },
}))

type MoreRowProps = {
  category: Category
  menu: ReturnType<typeof useSubMenu>
  point: ReturnType<typeof useLastPoint>
  onChoose: () => void
}

/** One category of the "More" list; its children open beside it. */
export function MoreRow({ category, menu, point, onChoose }: MoreRowProps) {
  const { pathname } = useLocation()
  const toggle = useRef<HTMLButtonElement>(null)
  const open = menu.openId === category.id
  const hasChildren = category.child.length > 0
  const subId = `nav-more-${category.id}`
  const to = paths.category(category.slug)
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || open) return menu.show(menu.openId)
    menu.enter(hasChildren ? category.id : null, menu.openId !== null && point.heads(event, isHeadingAside))
  }
  const closeSub = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // The first Esc closes the sub-menu, the next one the list.
    event.stopPropagation()
    menu.show(null)
    toggle.current?.focus()
  }
  const link = (target: string, label: string) => (
    <Link to={target} onClick={onChoose} aria-current={currentOf(pathname, target)}>
      {label}
    </Link>
  )
  return (
    // Pointing only repeats what the link and the button do for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Item onPointerEnter={enter} onPointerLeave={menu.leave} onKeyDown={closeSub}>
      {link(to, category.name)}
      {hasChildren && (
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={subId}
          aria-label={headerText.subCategories(category.name)}
          onClick={(event) => menu.show(open && event.detail === 0 ? null : category.id)}
        >
          <Icon name="chevronLeft" size={16} />
        </button>
      )}
      {hasChildren && open && (
        <Sub id={subId}>
          {category.child.map((child) => (
            <li key={child.id}>{link(paths.category(category.slug, child.slug), child.name)}</li>
          ))}
        </Sub>
      )}
    </Item>
  )
}
