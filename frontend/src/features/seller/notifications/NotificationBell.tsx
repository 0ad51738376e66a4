import { useState } from 'react'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import BellIcon from 'lucide-react/icons/bell'
import { LiveRegion } from '@/components/LiveRegion'
import { onDemand } from '@/components/onDemand'
import { latest, useListSellerNotificationsQuery, useNotificationStream } from './api'
import { notificationText as words } from './text'

const NotificationPanel = onDemand(async () => (await import('./NotificationPanel')).NotificationPanel)

/** Says how much is unread, counts while one looks, and opens the latest of it. */
export function NotificationBell() {
  const [bell, setBell] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  useNotificationStream()
  const { data } = useListSellerNotificationsQuery(latest)
  const unread = data?.unread ?? 0
  return (
    <>
      <IconButton
        ref={setBell}
        aria-label={unread > 0 ? `${words.title}, ${words.unread(unread)}` : words.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={NotificationPanel.preload}
        onClick={() => setOpen(true)}
      >
        <Badge badgeContent={unread} max={99} aria-hidden="true">
          <BellIcon size={20} />
        </Badge>
      </IconButton>
      <LiveRegion>{useArrivals(data?.items[0]?.id, unread)}</LiveRegion>
      <NotificationPanel open={isOpen} onClose={() => setOpen(false)} anchor={bell} />
    </>
  )
}

/** What to say of what came since the page was opened; nothing of what was there, nor when something is read. */
function useArrivals(newest: number | undefined, unread: number): string | null {
  const [heard, setHeard] = useState<{ newest: number; said: string | null } | null>(null)
  if (newest !== undefined && newest !== heard?.newest)
    setHeard({ newest, said: heard && newest > heard.newest && unread > 0 ? words.new(unread) : null })
  return heard?.said ?? null
}
