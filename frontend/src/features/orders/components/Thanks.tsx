import { Icon } from '@/components/icons/Icon'
import { Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { styled } from '@/lib/styled'
import type { Order } from '../api'
import { ordersText } from '../text'

const words = ordersText.thanks

const Tick = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: 999,
  backgroundColor: theme.vars.palette.box.success,
  color: theme.vars.palette.success.main,
}))

/** The first words after paying: thanks, and where the confirmation went. */
export function Thanks({ order }: { order: Order }) {
  const { user } = useSession()
  const name = order.address?.firstName ?? user?.username ?? ''
  return (
    <Stack gap={12}>
      <Tick>
        <Icon name="check" size={28} />
      </Tick>
      <h1>{words.title(name)}</h1>
      <p>
        {user && words.mail(user.email)} {order.shopOrders.length > 1 && words.separately}
      </p>
    </Stack>
  )
}
