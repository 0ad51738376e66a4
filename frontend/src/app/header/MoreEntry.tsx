import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import { Link, useLocation } from 'react-router-dom'
import type { Category } from '@/features/catalog/api'
import { ariaCurrentOf } from '@/lib/ariaCurrent'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { isHeadingAside, NavItem, NavPanel, useLastPoint, usePanelEntry, type RowState } from './NavEntry'
import { headerText } from './text'

const subMenuOpenDelay = 100
const subMenuGrace = 300

/**
 * Which sub-menu of a menu is open. Pointing at a row opens its sub-menu after 100 ms. While the
 * pointer is on its way to an open sub-menu, or has left it, that one keeps 300 ms of grace.
 */
function useSubMenu() {
  const [openId, setOpenId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = useCallback((milliseconds: number, id: number | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), milliseconds)
  }, [])
  const show = useCallback((id: number | null) => {
    clearTimeout(timer.current)
    setOpenId(id)
  }, [])
  const enter = useCallback(
    (id: number | null, isOnItsWay = false) => after(isOnItsWay ? subMenuGrace : subMenuOpenDelay, id),
    [after],
  )
  const leave = useCallback(() => after(subMenuGrace, null), [after])
  return { openId, show, enter, leave }
}

/** No category has this id: the panel of the button that holds the rest. */
const moreId = -1
const panelId = 'nav-more'

const Panel = styled(NavPanel)({ inlineSize: 260, padding: 8 })

/** The suggested categories that the row has no room for, each with its children beside it. */
export function MoreEntry({ categories, row }: { categories: readonly Category[]; row: RowState }) {
  const { item, open, toggle, hover } = usePanelEntry(moreId, row)
  const menu = useSubMenu()
  const point = useLastPoint()
  const choose = () => {
    menu.show(null)
    row.panel.show(null)
  }
  return (
    // Pointing only repeats what the button does for everyone.
    <NavItem ref={item} {...hover}>
      <ButtonBase aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        {headerText.more}
        <ChevronDownIcon size={16} />
      </ButtonBase>
      {open && (
        <Panel id={panelId} entry={item} onPointerMove={point.follow}>
          <ul>
            {categories.map((category) => (
              <MoreRow key={category.id} category={category} menu={menu} point={point} onChoose={choose} />
            ))}
          </ul>
        </Panel>
      )}
    </NavItem>
  )
}

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  '& a': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 12,
    borderRadius: radius.field,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': { fontWeight: 650 },
  },
}))
const Sub = styled(NavPanel)({
  inlineSize: 260,
  maxBlockSize: 'calc(100dvh - 160px)',
  overflowY: 'auto',
  padding: 8,
  '& li': { display: 'flex' },
})

type MoreRowProps = {
  category: Category
  menu: ReturnType<typeof useSubMenu>
  point: ReturnType<typeof useLastPoint>
  onChoose: () => void
}

/** One category of the "More" list; its children open beside it. */
function MoreRow({ category, menu, point, onChoose }: MoreRowProps) {
  const { pathname } = useLocation()
  const row = useRef<HTMLLIElement>(null)
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
    <Link to={target} onClick={onChoose} aria-current={ariaCurrentOf(pathname, target)}>
      {label}
    </Link>
  )
  return (
    // Pointing only repeats what the link and the button do for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Line ref={row} onPointerEnter={enter} onPointerLeave={menu.leave} onKeyDown={closeSub}>
      {link(to, category.name)}
      {hasChildren && (
        <IconButton
          ref={toggle}
          aria-expanded={open}
          aria-controls={subId}
          aria-label={headerText.subCategories(category.name)}
          onClick={(event) => menu.show(open && event.detail === 0 ? null : category.id)}
        >
          <ChevronLeftIcon size={16} />
        </IconButton>
      )}
      {hasChildren && open && (
        <Sub id={subId} entry={row} place="beside">
          <ul>
            {category.child.map((child) => (
              <li key={child.id}>{link(paths.category(category.slug, child.slug), child.name)}</li>
            ))}
          </ul>
        </Sub>
      )}
    </Line>
  )
}
