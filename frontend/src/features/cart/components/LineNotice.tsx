import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { useCurrency } from '@/components/Currency'
import { Icon } from '@/components/icons/Icon'
import { formatMoney } from '@/lib/money'
import type { CartItem } from '../api'
import type { LineChange } from '../changes'
import { unitPrice } from '../summary'
import { PaidWith } from './PaidWith'
import { cartPageText } from './text'

interface LineNoticeProps {
  item: CartItem
  change: LineChange
  onAgree: () => void
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingBlockStart: 4,
  ...theme.typography.body2,
  '& p': { display: 'flex', gap: 6, color: theme.vars.palette.warning.main },
  '& small': { fontSize: 'inherit', color: theme.vars.palette.text.secondary },
  '& svg': { flex: 'none', marginBlockStart: 2 },
}))
const Cheaper = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.success.main,
}))

const Paying = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.info.main,
  // The padding of inline text moves nothing and makes the link as tall as a finger.
  '& a': { paddingBlock: 12, color: 'inherit' },
}))

/** Says inside a line what became different since the shopper saw it, and asks where it costs them something. */
export function LineNotice({ item, change: { was, left }, onAgree }: LineNoticeProps) {
  const currency = useCurrency()
  const price = unitPrice(item.productDTO)
  if (item.inPayment)
    return (
      <Paying>
        <PaidWith order={item.inPayment} />
      </Paying>
    )
  if (!item.available)
    return (
      <Box>
        <Warning>{cartPageText.soldOut}</Warning>
      </Box>
    )
  const isDearer = was !== null && was < price
  if (!isDearer && left === null)
    return was === null ? null : <Cheaper>{cartPageText.was(formatMoney(was, currency))}</Cheaper>
  return (
    <Box>
      {isDearer && <Warning>{cartPageText.dearer(formatMoney(was, currency), formatMoney(price, currency))}</Warning>}
      {left !== null && <Warning>{cartPageText.onlyLeft(left)}</Warning>}
      <small>{cartPageText.leftOutUntilSeen}</small>
      <Button variant="outlined" onClick={onAgree}>
        {left === null ? cartPageText.agreeToPrice(formatMoney(price, currency)) : cartPageText.agreeToQuantity(left)}
      </Button>
    </Box>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p>
      <Icon name="warning" size={16} />
      {children}
    </p>
  )
}
