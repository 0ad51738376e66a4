import Stack from '@mui/material/Stack'
import FileIcon from 'lucide-react/icons/file-warning'
import FlagIcon from 'lucide-react/icons/flag'
import MessageIcon from 'lucide-react/icons/message-square-warning'
import ScaleIcon from 'lucide-react/icons/scale'
import StoreIcon from 'lucide-react/icons/store'
import UndoIcon from 'lucide-react/icons/undo-2'
import WalletIcon from 'lucide-react/icons/wallet'
import type { LucideIcon } from 'lucide-react'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { TaskTiles, TaskTilesSkeleton } from '@/components/TaskTiles'
import { consoleText, waitingText } from '@/features/operator/text'
import { kindsOfWork, useWaiting, type KindOfWork } from '@/features/operator/waiting'
import { paths } from '@/lib/paths'

const places: Readonly<Record<KindOfWork, { icon: LucideIcon; to: string; isUrgent: boolean }>> = {
  shops: { icon: StoreIcon, to: paths.adminShops('pending'), isUrgent: true },
  returns: { icon: UndoIcon, to: paths.adminReturns(), isUrgent: true },
  disputes: { icon: ScaleIcon, to: paths.adminDisputes(), isUrgent: true },
  refunds: { icon: WalletIcon, to: paths.adminRefunds(), isUrgent: true },
  breaks: { icon: FileIcon, to: paths.adminBreaks(), isUrgent: false },
  reviews: { icon: FlagIcon, to: paths.adminReviews(), isUrgent: false },
  messages: { icon: MessageIcon, to: paths.adminMessages(), isUrgent: false },
}

const columns = 4

/** The first page of the operator console: what waits. */
export function OperatorHomePage() {
  const { counts, isFailed, retry } = useWaiting()
  const isKnown = kindsOfWork.every((kind) => counts[kind] !== undefined)
  return (
    <Stack spacing={4}>
      <PageTitle>{consoleText.title}</PageTitle>
      <h1>{consoleText.pages.home}</h1>
      {isKnown ? (
        <TaskTiles
          title={waitingText.title}
          columns={columns}
          tasks={kindsOfWork.map((kind) => ({ ...places[kind], label: waitingText[kind], count: counts[kind] ?? 0 }))}
        />
      ) : isFailed ? (
        <ErrorState title={waitingText.loadFailed} onRetry={retry} />
      ) : (
        <TaskTilesSkeleton count={kindsOfWork.length} columns={columns} />
      )}
    </Stack>
  )
}
