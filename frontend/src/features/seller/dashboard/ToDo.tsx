import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import BoxesIcon from 'lucide-react/icons/boxes'
import PackageIcon from 'lucide-react/icons/package'
import PencilIcon from 'lucide-react/icons/pencil'
import ScaleIcon from 'lucide-react/icons/scale'
import StarIcon from 'lucide-react/icons/star'
import UndoIcon from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { formatDateIn, formatUtcDay } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import type { SellerDashboard } from '../api'
import { toShip } from '../orderTabs'
import { toDoText as words } from './text'

interface Task {
  label: string
  icon: LucideIcon
  /** Where it is done. */
  to: string
  count: number
  /** What is known besides, such as until when. */
  note?: string | null
  /** Somebody waits for it. */
  isUrgent?: boolean
}

/** The tiles beside one another. */
const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.wide]: { gap: 16 },
  [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
})

/** How high a tile is, before and after its number is known. */
const tileHeight = 118

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'urgent' })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    alignContent: 'start',
    gap: 4,
    minBlockSize: tileHeight,
    padding: '12px 16px',
    borderRadius: radius.card,
    border: `1px solid ${urgent ? theme.vars.palette.tint.label : theme.vars.palette.divider}`,
    backgroundColor: urgent ? theme.vars.palette.tint.ground : theme.vars.palette.background.paper,
    color: urgent ? theme.vars.palette.tint.label : theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.control },
    '& > span': { ...theme.typography.subtitle2, display: 'flex', gap: 8 },
    '& svg': { flex: 'none' },
    '& > strong': theme.typography.figure,
    '& > small': theme.typography.small,
  }),
)

/** What waits for the seller, each number with the way to it; days are the shop's. */
export function ToDo({ toDo, zone }: { toDo: SellerDashboard['toDo']; zone: string }) {
  return (
    <section aria-label={words.title}>
      <h2 className="visually-hidden">{words.title}</h2>
      <Tiles>
        {tasksOf(toDo, zone).map((task) => (
          <TaskTile key={task.label} task={task} />
        ))}
      </Tiles>
    </section>
  )
}

function TaskTile({ task: { label, icon: Icon, to, count, note, isUrgent = false } }: { task: Task }) {
  return (
    <Tile to={to} urgent={isUrgent && count > 0}>
      <span>
        <Icon size={20} />
        {label}
      </span>
      <strong>{formatNumber(count)}</strong> {note && <small>{note}</small>}
    </Tile>
  )
}

/** How many are late, or until when the first is to be shipped. */
function toShipNote({ toShipBy, toShipLate }: SellerDashboard['toDo']) {
  if (toShipLate > 0) return words.late(toShipLate)
  return toShipBy && words.shipBy(formatUtcDay(toShipBy))
}

function tasksOf(toDo: SellerDashboard['toDo'], zone: string): Task[] {
  const by = (deadline: string | null) => deadline && words.answerBy(formatDateIn(zone, deadline))
  return [
    {
      ...{ label: words.toShip, icon: PackageIcon, to: paths.sellerOrders(toShip), count: toDo.toShip },
      note: toShipNote(toDo),
      isUrgent: true,
    },
    {
      ...{ label: words.returns, icon: UndoIcon, to: paths.sellerReturns('shop'), count: toDo.returns },
      note: by(toDo.returnsBy),
      isUrgent: true,
    },
    {
      ...{ label: words.disputes, icon: ScaleIcon, to: paths.sellerDisputes(), count: toDo.disputes },
      note: by(toDo.disputesBy),
      isUrgent: true,
    },
    { label: words.reviews, icon: StarIcon, to: paths.sellerReviews(true), count: toDo.reviews },
    {
      ...{ label: words.lowStock, icon: BoxesIcon, to: `${paths.sellerProducts()}?status=active&stock=low`, count: toDo.lowStock },
      note: toDo.soldOut > 0 ? words.soldOut(toDo.soldOut) : null,
    },
    { label: words.drafts, icon: PencilIcon, to: `${paths.sellerProducts()}?status=draft`, count: toDo.drafts },
  ]
}

/** The tiles before their numbers are known. */
export function ToDoSkeleton() {
  return (
    <Tiles aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((tile) => (
        <Skeleton key={tile} height={tileHeight} />
      ))}
    </Tiles>
  )
}
