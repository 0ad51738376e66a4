/** What a shop is told of, and what of it comes by email. */
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { subscribeToEvents } from '@/api/eventStream'
import { sellerApi } from '../api'

export type { Notification, NotificationAbout, NotificationKind, NotificationPage } from '../api'

/** The endpoints of notifications; a choice shows at once. */
export const notificationsApi = sellerApi.enhanceEndpoints({
  addTagTypes: ['notification', 'mailChoice'],
  endpoints: {
    listSellerNotifications: { providesTags: ['notification'] },
    readSellerNotifications: { invalidatesTags: ['notification'] },
    getNotificationChoices: { providesTags: ['mailChoice'] },
    setNotificationChoices: {
      // What could not be kept is asked for again.
      invalidatesTags: (_choices, error) => (error ? ['mailChoice'] : []),
      onQueryStarted: ({ mailChoices }, { dispatch }) => {
        dispatch(notificationsApi.util.updateQueryData('getNotificationChoices', undefined, () => mailChoices))
      },
    },
  },
})

export const {
  useListSellerNotificationsQuery,
  useReadSellerNotificationsMutation,
  useGetNotificationChoicesQuery,
  useSetNotificationChoicesMutation,
} = notificationsApi

/** What the bell shows, and from which it counts. */
export const latest = { page: 1, pageSize: 10 }

// A message may be among them, and its conversation in front of somebody.
const notificationsChanged = notificationsApi.util.invalidateTags(['notification', 'sellerMessage'])

/**
 * Asks anew for notifications whenever the server says that they changed. A tab that nobody sees hears nothing
 * and catches up when it is looked at: the server says so at the beginning.
 */
export function useNotificationStream(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    let stop: (() => void) | null = null
    const look = () => {
      if (document.visibilityState === 'hidden') {
        stop?.()
        stop = null
      } else stop ??= subscribeToEvents('/api/seller/notifications/stream', heard)
    }
    const heard = (event: string) => {
      // So many other places are looked at that this one waits until somebody comes back to it.
      if (event === 'crowded') stop?.()
      else dispatch(notificationsChanged)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop?.()
    }
  }, [dispatch])
}
