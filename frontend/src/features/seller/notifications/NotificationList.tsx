import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { VisuallyHidden } from '@/components/LiveRegion'
import { formatDateTime } from '@/lib/dates'
import { useReadSellerNotificationsMutation, type Notification } from './api'
import { kindIcons, notificationContent } from './notificationContent'
import { notificationText as words } from './text'

const rowHeight = 72

const Rows = styled(List)(({ theme }) => ({
  padding: 0,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiListItemButton-root': { gap: 16, minHeight: rowHeight, paddingInline: 16, borderRadius: 0 },
  '& .MuiListItemText-primary': { overflowWrap: 'anywhere' },
}))
const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
}))

interface NotificationListProps {
  notifications: readonly Notification[]
  /** When one of them leads away. */
  onLeave?: () => void
}

/** What a shop was told; each leads to what it is about and is read by that. */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  return (
    <Rows>
      {notifications.map((notification) => (
        <Row key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </Rows>
  )
}

interface RowProps {
  notification: Notification
  onLeave: (() => void) | undefined
}

function Row({ notification: { id, about, isRead, createdAt }, onLeave }: RowProps) {
  const currency = useCurrency()
  const [read] = useReadSellerNotificationsMutation()
  const { text, deadline, to } = notificationContent(about, currency)
  const Icon = kindIcons[about.kind]
  const open = () => {
    // If that fails it stays marked, and nothing is lost.
    if (!isRead) void read({ seenNotifications: { ids: [id] } })
    onLeave?.()
  }
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={open}>
        <ListItemIcon>
          <Icon size={20} />
        </ListItemIcon>
        <ListItemText
          primary={
            <>
              {!isRead && <VisuallyHidden>{words.isUnread}</VisuallyHidden>} {text}
            </>
          }
          secondary={[deadline, formatDateTime(createdAt)].filter(Boolean).join(' · ')}
          slotProps={{ primary: { sx: { fontWeight: isRead ? undefined : 650 } } }}
        />
        {!isRead && <Dot aria-hidden="true" />}
      </ListItemButton>
    </ListItem>
  )
}

/** The rows before they are there. */
export function NotificationsSkeleton({ rows }: { rows: number }) {
  return (
    <Stack aria-busy="true" spacing={0.5}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={rowHeight} />
      ))}
    </Stack>
  )
}
