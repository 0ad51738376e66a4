import ActivityIcon from 'lucide-react/icons/activity'
import ClipboardIcon from 'lucide-react/icons/clipboard-list'
import FileIcon from 'lucide-react/icons/file-text'
import CodeIcon from 'lucide-react/icons/code-xml'
import BookIcon from 'lucide-react/icons/book-open-check'
import CoinsIcon from 'lucide-react/icons/coins'
import HouseIcon from 'lucide-react/icons/house'
import BoxesIcon from 'lucide-react/icons/boxes'
import BanknoteIcon from 'lucide-react/icons/banknote'
import MailIcon from 'lucide-react/icons/mail'
import LedgerIcon from 'lucide-react/icons/book-text'
import MessageIcon from 'lucide-react/icons/message-square'
import PanelsIcon from 'lucide-react/icons/panels-top-left'
import PackageIcon from 'lucide-react/icons/package'
import PaletteIcon from 'lucide-react/icons/palette'
import ScaleIcon from 'lucide-react/icons/scale'
import SettingsIcon from 'lucide-react/icons/settings'
import SheetIcon from 'lucide-react/icons/file-spreadsheet'
import StarIcon from 'lucide-react/icons/star'
import StoreIcon from 'lucide-react/icons/store'
import TicketIcon from 'lucide-react/icons/ticket-percent'
import TagIcon from 'lucide-react/icons/tag'
import UndoIcon from 'lucide-react/icons/undo-2'
import UsersIcon from 'lucide-react/icons/users'
import WalletIcon from 'lucide-react/icons/wallet'
import { consoleText, waitingText } from '@/features/operator/text'
import { taskKinds, useOpenTaskCounts, type TaskKind } from '@/features/operator/openTasks'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { sumOf, type Navigation, type OpenTasksByPage } from './backOffice/navigation'

const { groups, pages } = consoleText

/** The pages of the operator console. */
export const operatorNavigation: Navigation = {
  name: consoleText.title,
  home: { to: paths.admin(), label: pages.home, icon: HouseIcon, exact: true },
  daily: [
    { to: paths.adminShops(), label: pages.shops, icon: StoreIcon },
    { to: paths.adminReturns(), label: pages.returns, icon: UndoIcon },
  ],
  groups: [
    {
      title: groups.work,
      entries: [
        { to: paths.adminOrders(), label: pages.orders, icon: PackageIcon },
        { to: paths.adminContact(), label: pages.contact, icon: MailIcon },
        { to: paths.adminReviews(), label: pages.reviews, icon: StarIcon },
        { to: paths.adminMessages(), label: pages.messages, icon: MessageIcon },
      ],
    },
    {
      title: groups.market,
      entries: [
        { to: paths.adminProducts(), label: pages.products, icon: BoxesIcon },
        { to: paths.adminCategories(), label: pages.categories, icon: TagIcon },
        { to: paths.adminColorFamilies(), label: pages.colors, icon: PaletteIcon },
        { to: paths.adminCoupons(), label: pages.coupons, icon: TicketIcon },
        { to: paths.adminPeople(), label: pages.people, icon: UsersIcon },
        { to: paths.adminHomePages(), label: pages.homePage, icon: PanelsIcon },
        { to: paths.adminPages(), label: pages.pages, icon: FileIcon },
      ],
    },
    {
      title: groups.money,
      entries: [
        { to: paths.adminRefunds(), label: pages.refunds, icon: WalletIcon },
        { to: paths.adminDisputes(), label: pages.disputes, icon: ScaleIcon },
        { to: paths.adminAdjustments(), label: pages.adjustments, icon: CoinsIcon },
        { to: paths.adminPayoutRuns(), label: pages.payouts, icon: BanknoteIcon },
        { to: paths.adminStatements(), label: pages.statements, icon: SheetIcon },
        { to: paths.adminLedger(), label: pages.ledger, icon: LedgerIcon },
        { to: paths.adminBreaks(), label: pages.breaks, icon: BookIcon },
      ],
    },
    {
      title: groups.system,
      entries: [
        { to: paths.adminSettings(), label: pages.settings, icon: SettingsIcon },
        { to: paths.adminHealth(), label: pages.health, icon: ActivityIcon },
        { to: paths.adminAudit(), label: pages.audit, icon: ClipboardIcon },
        { to: paths.adminDevelopers(), label: pages.developers, icon: CodeIcon },
      ],
    },
  ],
}

const placeOf: Readonly<Record<TaskKind, string>> = {
  shops: paths.adminShops(),
  returns: paths.adminReturns(),
  contact: paths.adminContact(),
  disputes: paths.adminDisputes(),
  refunds: paths.adminRefunds(),
  adjustments: paths.adminAdjustments(),
  failedPayouts: paths.adminPayoutRuns(),
  payouts: paths.adminPayoutRuns(),
  breaks: paths.adminBreaks(),
  reviews: paths.adminReviews(),
  messages: paths.adminMessages(),
}

/** Open tasks for the operator, by page. */
export function useOperatorOpenTasks(): OpenTasksByPage {
  const { counts } = useOpenTaskCounts()
  const waitingAt = (place: string) =>
    taskKinds.flatMap((kind) => {
      const count = counts[kind] ?? 0
      return placeOf[kind] === place && count > 0 ? { count, words: `${waitingText[kind]}: ${formatNumber(count)}` } : []
    })
  return Object.fromEntries(Object.values(placeOf).map((place) => [place, sumOf(waitingAt(place))]))
}
