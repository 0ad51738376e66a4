import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { Category } from '@/features/catalog/api'
import { media, motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryPanel } from './CategoryPanel'
import { currentOf } from './current'
import { isHeadingDown, type useLastPoint } from './pointing'
import { headerText } from './text'
import type { useHoverPanel } from './useHoverPanel'

/** One item of the row: a link with a button beside it, or the button alone. */
export const NavItem = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.field,
  transition: `background-color ${motion.press}`,
  '&[hidden]': { display: 'none' },
  [media.hover]: { '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
  '& > a, & > button': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    blockSize: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    fontWeight: 550,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& > a:has(+ button)': { paddingInlineEnd: 2 },
  '& > a + button': { inlineSize: 44, padding: 0, [media.hover]: { inlineSize: 28 } },
  '& > a[aria-current]': { fontWeight: 650 },
  '& > a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '12px 2px',
    insetBlockEnd: 4,
    blockSize: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& > button[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}))

/** What the entries of the row share: which panel is open, and where the pointer comes from. */
export type RowState = { panel: ReturnType<typeof useHoverPanel>; point: ReturnType<typeof useLastPoint> }

/** The handlers and states of one entry that opens a panel. */
export function usePanelEntry(id: number, { panel, point }: RowState) {
  const item = useRef<HTMLLIElement>(null)
  const open = panel.openId === id
  /** A mouse has opened the panel by itself: its click means the panel, not the end of it. */
  const toggle = (event: MouseEvent) => {
    const isMouse = event.detail > 0
    panel.show(open && !(isMouse && panel.isByPointing()) ? null : id)
  }
  const hover = {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType !== 'touch' && panel.enter(id, point.heads(event, isHeadingDown)),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && panel.leave(),
  }
  return { item, open, toggle, hover }
}

type NavEntryProps = { category: Category; row: RowState; hidden: boolean }

/** A suggested category; one with children opens its panel by pointing, or by the button beside it. */
export function NavEntry({ category, row, hidden }: NavEntryProps) {
  const { pathname } = useLocation()
  const { item, open, toggle, hover } = usePanelEntry(category.id, row)
  const hasPanel = category.child.length > 0
  const panelId = `nav-${category.id}`
  const close = () => row.panel.show(null)
  const to = paths.category(category.slug)
  const pointing = hasPanel ? hover : { ...hover, onPointerEnter: row.panel.leave }
  return (
    // Pointing only repeats what the link and the button do for everyone.
    <NavItem ref={item} hidden={hidden} {...pointing}>
      <Link to={to} onClick={close} aria-current={currentOf(pathname, to)}>
        {category.name}
      </Link>
      {hasPanel && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={headerText.subCategories(category.name)}
          onClick={toggle}
        >
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      {hasPanel && open && <CategoryPanel id={panelId} category={category} onChoose={close} />}
    </NavItem>
  )
}
