import { ButtonLink } from '@/components/ButtonLink'
import { Icon } from '@/components/icons/Icon'
import { Row, Stack } from '@/components/Panel'
import { paths } from '@/lib/paths'
import { styled } from '@/lib/styled'
import { ordersText } from '../text'

const words = ordersText.confirming

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: 999,
  backgroundColor: theme.vars.palette.box.info,
  color: theme.vars.palette.info.main,
}))

/** The money is on its way: what happens now, and that nobody needs to wait here. */
export function Confirming() {
  return (
    <Stack gap={12}>
      <Badge>
        <Icon name="clock" size={28} />
      </Badge>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Row gap={8}>
        <ButtonLink to={paths.home()} variant="outlined" size="large">
          {words.shop}
        </ButtonLink>
        <ButtonLink to={paths.orders()} variant="text" size="large">
          {ordersText.order.all}
        </ButtonLink>
      </Row>
    </Stack>
  )
}
