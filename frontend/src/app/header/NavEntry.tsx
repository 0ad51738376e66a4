import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import Fade from '@mui/material/Fade'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { Link, useLocation } from 'react-router-dom'
import type { Category } from '@/features/catalog/api'
import { ariaCurrentOf } from '@/lib/ariaCurrent'
import { media, motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryIcon } from './CategoryIcon'
import { headerText } from './text'

/** Where the pointer is heading, so that a menu may stay open for one that is on its way into it. */
type Point = { x: number; y: number }

/** Down into a panel below the row. */
const isHeadingDown = (from: Point, to: Point) => to.y - from.y > Math.abs(to.x - from.x) / 3

/** Sideways into a sub-menu beside the list. */
export const isHeadingAside = (from: Point, to: Point) => Math.abs(to.x - from.x) > Math.abs(to.y - from.y) / 3

/** Remembers the last place of a mouse; `follow` belongs on the element that holds all items. */
export function useLastPoint() {
  const last = useRef<Point>({ x: 0, y: 0 })
  const follow = (event: PointerEvent) => {
    last.current = { x: event.clientX, y: event.clientY }
  }
  /** Whether the move from the last place to this event goes this way. */
  const heads = (event: PointerEvent, way: (from: Point, to: Point) => boolean) =>
    way(last.current, { x: event.clientX, y: event.clientY })
  return { follow, heads }
}

const openDelay = 200
const skipDelay = 300
const closeDelay = 150

/**
 * Which panel of the navigation is open. Pointing waits 200 ms before opening and 150 ms before
 * closing; within 300 ms of a closed panel the next one opens at once. A pointer on its way into
 * the open panel may cross a neighbor: that one waits 150 ms, too. Clicks act at once.
 */
export function useHoverPanel() {
  const [openId, setOpenId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const isOpen = useRef(false)
  const byPointing = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const set = useCallback((id: number | null) => {
    clearTimeout(timer.current)
    if (id === null && isOpen.current) closedAt.current = Date.now()
    isOpen.current = id !== null
    setOpenId(id)
  }, [])
  const show = useCallback(
    (id: number | null) => {
      byPointing.current = false
      set(id)
    },
    [set],
  )
  const enter = useCallback(
    (id: number, isOnItsWay = false) => {
      clearTimeout(timer.current)
      const warm = isOpen.current || Date.now() - closedAt.current < skipDelay
      const crossing = isOpen.current && isOnItsWay
      const open = () => {
        byPointing.current = true
        set(id)
      }
      timer.current = setTimeout(open, crossing ? closeDelay : warm ? 0 : openDelay)
    },
    [set],
  )
  const leave = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => set(null), closeDelay)
  }, [set])
  /** Whether pointing alone opened the panel: then a click on its button must not close it again. */
  const isByPointing = useCallback(() => byPointing.current, [])
  return { openId, show, enter, leave, isByPointing }
}

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
    borderRadius: radius.field,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    fontWeight: 550,
    whiteSpace: 'nowrap',
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
      <Link to={to} onClick={close} aria-current={ariaCurrentOf(pathname, to)}>
        {category.name}
      </Link>
      {hasPanel && (
        <ButtonBase
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={headerText.subCategories(category.name)}
          onClick={toggle}
        >
          <ChevronDownIcon size={16} />
        </ButtonBase>
      )}
      {hasPanel && open && <CategoryPanel id={panelId} entry={item} category={category} onChoose={close} />}
    </NavItem>
  )
}

const Panel = styled(NavPanel)({ inlineSize: 700, padding: 16 })
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
    boxShadow: `inset calc(2px * var(--inline)) 0 ${theme.vars.palette.primary.main}`,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
}))
const All = styled(Choice)(({ theme }) => ({
  gap: 16,
  padding: 8,
  marginBlockEnd: 4,
  fontWeight: 650,
  color: theme.vars.palette.link,
}))

type CategoryPanelProps = {
  id: string
  entry: RefObject<HTMLElement | null>
  category: Category
  onChoose: () => void
}

/** The subcategories of one category in three columns, the whole category first. */
function CategoryPanel({ id, entry: opener, category, onChoose }: CategoryPanelProps) {
  const { pathname } = useLocation()
  const entry = (to: string, exact = false) => ({
    to,
    onClick: onChoose,
    'aria-current': ariaCurrentOf(pathname, to, exact),
  })
  return (
    <Panel id={id} entry={opener}>
      <All {...entry(paths.category(category.slug), true)}>
        <CategoryIcon category={category} size={56} />
        {headerText.allIn(category.name)}
        <ArrowRightIcon size={20} />
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

const Surface = styled(Paper)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
}))

/** Below its entry, as far to the end as the row allows; or beside it, its first line level with the entry. */
const places = {
  below: { placement: 'bottom-start', offset: [0, 0], within: 'ul' },
  beside: { placement: 'left-start', offset: [-9, 8], within: 'body' },
} as const

type NavPanelProps = ComponentProps<typeof Surface> & {
  /** The entry that opens it. The panel follows it in the document, so that Tab leads into it. */
  entry: RefObject<HTMLElement | null>
  place?: keyof typeof places
}

/** What an entry of the navigation opens. */
export function NavPanel({ entry, place = 'below', ...surface }: NavPanelProps) {
  const { placement, offset, within } = places[place]
  return (
    <Popper
      open
      role="presentation"
      disablePortal
      anchorEl={() => entry.current as HTMLElement}
      placement={placement}
      modifiers={[
        { name: 'offset', options: { offset } },
        { name: 'flip', enabled: false },
        { name: 'preventOverflow', options: { boundary: entry.current?.closest(within) ?? 'clippingParents' } },
      ]}
      sx={{ zIndex: 1 }}
    >
      <Fade in appear timeout={180}>
        <Surface elevation={8} {...surface} />
      </Fade>
    </Popper>
  )
}
