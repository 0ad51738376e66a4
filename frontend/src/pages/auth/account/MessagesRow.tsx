import type { ReactNode } from 'react'
import Badge from '@mui/material/Badge'
import { styled } from '@mui/material/styles'
import { LinkRow } from '@/components/LinkRow'
import { useListConversationsQuery } from '@/features/orders/api'
import { accountText } from './text'

const Count = styled(Badge)({ '& .MuiBadge-badge': { position: 'static', transform: 'none' } })

/** The inbox as it opens, so that one answer does for both. */
const inbox = { page: 1, unread: false }

type MessagesRowProps = { to: string; label: string; hint?: string; icon: ReactNode; end?: ReactNode }

/** The way to the messages, with how many conversations have something unread. */
export function MessagesRow({ label, end, ...row }: MessagesRowProps) {
  const { data } = useListConversationsQuery(inbox)
  const unread = data?.unread ?? 0
  if (unread === 0) return <LinkRow {...row} label={label} end={end} />
  return (
    <LinkRow
      {...row}
      label={
        <>
          {label}
          <span className="visually-hidden">, {accountText.unread(unread)}</span>
        </>
      }
      end={
        <>
          <Count color="primary" badgeContent={unread} max={99} aria-hidden="true" />
          {end}
        </>
      }
    />
  )
}
