import BoxesIcon from 'lucide-react/icons/boxes'
import PackageIcon from 'lucide-react/icons/package'
import PencilIcon from 'lucide-react/icons/pencil'
import ScaleIcon from 'lucide-react/icons/scale'
import StarIcon from 'lucide-react/icons/star'
import UndoIcon from 'lucide-react/icons/undo-2'
import { TaskTiles, TaskTilesSkeleton, type Task } from '@/components/TaskTiles'
import { formatNearDateIn, formatNearUtcDay } from '@/lib/nearDates'
import { paths } from '@/lib/paths'
import type { SellerDashboard } from '../api'
import { toShip } from '../orderTabs'
import { toDoText as words } from './text'

/** How many kinds of work there are; they stand in one row where there is room. */
const kinds = 6

/** What waits for the seller, each number with the way to it; days are the shop's. */
export function ToDo({ toDo, zone }: { toDo: SellerDashboard['toDo']; zone: string }) {
  return <TaskTiles title={words.title} tasks={tasksOf(toDo, zone)} columns={kinds} />
}

/** The tiles before their numbers are known. */
export const ToDoSkeleton = () => <TaskTilesSkeleton count={kinds} columns={kinds} />

/** How many are late, or until when the first is to be shipped. */
function toShipNote({ toShipBy, toShipLate }: SellerDashboard['toDo']) {
  if (toShipLate > 0) return words.late(toShipLate)
  return toShipBy && words.shipBy(formatNearUtcDay(toShipBy))
}

function tasksOf(toDo: SellerDashboard['toDo'], zone: string): Task[] {
  const by = (deadline: string | null) => deadline && words.answerBy(formatNearDateIn(zone, deadline))
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
