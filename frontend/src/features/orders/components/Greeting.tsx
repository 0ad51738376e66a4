import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { Icon } from '@/components/icons/Icon'
import { Row, Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import type { Order } from '../api'
import { isSettling } from '../status'
import { ordersText } from '../text'

const { confirming, thanks, order: words } = ordersText

/** Thanks right after paying, patience while the money is on its way, else the order itself. */
export type Face = 'thanks' | 'confirming' | 'order'

/** Which face an order has; `isThanks`: the shopper comes from paying. */
export function faceOf(order: Order, isThanks: boolean): Face {
  if (isSettling(order, isThanks)) return 'confirming'
  return isThanks && order.paymentStatus === 'paid' ? 'thanks' : 'order'
}

const Badge = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'success' | 'info' }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    borderRadius: 999,
    backgroundColor: theme.vars.palette.box[tone],
    color: theme.vars.palette[tone].main,
  }),
)
const Selectable = styled('span')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/**
 * The head of an order's page. The heading stays the same element while the payment settles, so that
 * the focus on it is not lost; what it says then is announced.
 */
export function Greeting({ order, face }: { order: Order; face: Face }) {
  return (
    <Stack gap={12} role="status">
      {face !== 'order' && (
        <Badge tone={face === 'thanks' ? 'success' : 'info'}>
          <Icon name={face === 'thanks' ? 'check' : 'clock'} size={28} />
        </Badge>
      )}
      <h1>{useTitle(order, face)}</h1>
      {face === 'thanks' && <Mail order={order} />}
      {face === 'confirming' && <p>{confirming.text}</p>}
      {face === 'confirming' && (
        <Row gap={8}>
          <ButtonLink to={paths.home()} variant="outlined" size="large">
            {confirming.shop}
          </ButtonLink>
          <ButtonLink to={paths.orders()} variant="text" size="large">
            {words.all}
          </ButtonLink>
        </Row>
      )}
    </Stack>
  )
}

function useTitle({ number, address }: Order, face: Face): ReactNode {
  const { user } = useSession()
  if (face === 'confirming') return confirming.title
  if (face === 'thanks') return thanks.title(address?.firstName ?? user?.username ?? '')
  return (
    <>
      {words.word} <Selectable>{number}</Selectable>
    </>
  )
}

/** Where the confirmation went, and what comes by itself. */
function Mail({ order }: { order: Order }) {
  const { user } = useSession()
  return (
    <p>
      {user && thanks.mail(user.email)} {order.shopOrders.length > 1 && thanks.separately}
    </p>
  )
}
