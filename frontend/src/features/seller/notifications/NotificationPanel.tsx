import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Sheet } from '@/components/Sheet'
import { useCloseOnBack } from '@/components/useCloseOnBack'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { latest, useListSellerNotificationsQuery } from './api'
import { NotificationList, NotificationsSkeleton } from './NotificationList'
import { ReadAllButton } from './ReadAllButton'
import { notificationText as words } from './text'

const skeletonRows = 4

const Head = styled('div')(({ theme }) => ({
  padding: '16px 16px 12px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))
const Body = styled('div')({ maxBlockSize: 'min(60dvh, 560px)', overflowY: 'auto', overscrollBehavior: 'contain' })
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 })
const PaddedFoot = styled(Foot)(({ theme }) => ({
  padding: '8px 12px',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

interface NotificationPanelProps {
  open: boolean
  onClose: () => void
  /** The bell. */
  anchor: HTMLElement | null
}

/** The latest of what the shop was told: below the bell, or on a phone from the bottom, where the thumb is. */
export function NotificationPanel({ open, onClose, anchor }: NotificationPanelProps) {
  const isWide = useMediaQuery(media.wide)
  useCloseOnBack(open && isWide, onClose)
  if (!isWide)
    return (
      <Sheet side="bottom" title={words.title} open={open} onClose={onClose} footer={<Acts onLeave={onClose} as={Foot} />}>
        <Latest onLeave={onClose} />
      </Sheet>
    )
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': words.title, sx: { inlineSize: 440 } } }}
    >
      <Head>
        <h2>{words.title}</h2>
      </Head>
      <Body>
        <Latest onLeave={onClose} />
      </Body>
      <Acts onLeave={onClose} as={PaddedFoot} />
    </Popover>
  )
}

function Latest({ onLeave }: { onLeave: () => void }) {
  const { data, isError, refetch } = useListSellerNotificationsQuery(latest)
  if (data && data.items.length > 0) return <NotificationList notifications={data.items} onLeave={onLeave} />
  if (data) return <EmptyState title={words.none} text={words.noneText} />
  if (isError) return <ErrorState title={words.failed} onRetry={() => void refetch()} />
  return <NotificationsSkeleton rows={skeletonRows} />
}

function Acts({ onLeave, as: Box }: { onLeave: () => void; as: typeof Foot }) {
  const { data } = useListSellerNotificationsQuery(latest)
  return (
    <Box>
      {data && <ReadAllButton page={data} />}
      <Button component={Link} variant="text" to={paths.sellerNotifications()} onClick={onLeave}>
        {words.all}
      </Button>
    </Box>
  )
}
