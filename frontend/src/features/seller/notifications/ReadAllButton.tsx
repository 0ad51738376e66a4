import Button from '@mui/material/Button'
import CheckCheckIcon from 'lucide-react/icons/check-check'
import { toast } from '@/components/toast/queue'
import { useReadSellerNotificationsMutation, type NotificationPage } from './api'
import { notificationText as words } from './text'

/** Marks all that was told until now as read. What comes in this moment stays unread: nobody has seen it. */
export function ReadAllButton({ page: { items, unread } }: { page: NotificationPage }) {
  const [read, { isLoading }] = useReadSellerNotificationsMutation()
  const newest = items[0]
  if (!newest || unread === 0) return null
  const readAll = async () => {
    const { error } = await read({ seenNotifications: { upTo: newest.id } })
    if (error) toast.error(words.notRead)
  }
  return (
    <Button variant="text" loading={isLoading} startIcon={<CheckCheckIcon size={20} />} onClick={() => void readAll()}>
      {words.readAll}
    </Button>
  )
}
