import BanknoteIcon from 'lucide-react/icons/banknote'
import FailedIcon from 'lucide-react/icons/banknote-x'
import MailIcon from 'lucide-react/icons/mail'
import CoinsIcon from 'lucide-react/icons/coins'
import FlagIcon from 'lucide-react/icons/flag'
import MessageIcon from 'lucide-react/icons/message-square-warning'
import ScaleIcon from 'lucide-react/icons/scale'
import SearchIcon from 'lucide-react/icons/search-check'
import StoreIcon from 'lucide-react/icons/store'
import UndoIcon from 'lucide-react/icons/undo-2'
import WalletIcon from 'lucide-react/icons/wallet'
import type { LucideIcon } from 'lucide-react'
import type { Task } from '@/components/TaskTiles'
import { formatNearDate, formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'
import type { MarketToDo } from '../api'
import { waitingText as words } from '../text'
import { openTaskCounts, taskKinds, type TaskKind } from '../openTasks'

/** Where each kind of work is done; people or money wait for the urgent ones. */
const places: Readonly<Record<TaskKind, { icon: LucideIcon; to: string; isUrgent: boolean }>> = {
  shops: { icon: StoreIcon, to: paths.adminShops({ status: 'pending' }), isUrgent: true },
  returns: { icon: UndoIcon, to: paths.adminReturns(), isUrgent: true },
  contact: { icon: MailIcon, to: paths.adminContact(), isUrgent: true },
  disputes: { icon: ScaleIcon, to: paths.adminDisputes(), isUrgent: true },
  refunds: { icon: WalletIcon, to: paths.adminRefunds(), isUrgent: true },
  adjustments: { icon: CoinsIcon, to: paths.adminAdjustments(), isUrgent: true },
  failedPayouts: { icon: FailedIcon, to: paths.adminPayoutRuns(), isUrgent: true },
  payouts: { icon: BanknoteIcon, to: paths.adminPayoutRuns(), isUrgent: true },
  breaks: { icon: SearchIcon, to: paths.adminBreaks(), isUrgent: false },
  reviews: { icon: FlagIcon, to: paths.adminReviews(), isUrgent: false },
  messages: { icon: MessageIcon, to: paths.adminMessages(), isUrgent: false },
}

/** What waits for the operator, each with the way to it. */
export function tasksOf(toDo: MarketToDo): Task[] {
  const counts = openTaskCounts(toDo)
  const notes: Partial<Record<TaskKind, string | null>> = {
    shops: toDo.shopsSince && words.since(formatNearDate(toDo.shopsSince)),
    returns: toDo.returnsSince && words.since(formatNearDate(toDo.returnsSince)),
    contact: toDo.contactMessagesSince && words.since(formatNearDate(toDo.contactMessagesSince)),
    disputes: toDo.disputesBy && words.by(formatNearDate(toDo.disputesBy)),
    adjustments: toDo.adjustmentsSince && words.since(formatNearDate(toDo.adjustmentsSince)),
    breaks: toDo.comparedAt && words.compared(formatNearDateTime(toDo.comparedAt)),
  }
  return taskKinds.map((kind) => ({ ...places[kind], label: words[kind], count: counts[kind], note: notes[kind] ?? null }))
}
