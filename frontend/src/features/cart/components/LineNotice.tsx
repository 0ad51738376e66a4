import { Button } from '@/components/Button'
import { useCurrency } from '@/components/Currency'
import { Icon } from '@/components/icons/Icon'
import { formatMoney } from '@/lib/money'
import { styled } from '@/lib/styled'
import type { CartItem } from '../api'
import type { LineChange } from '../changes'
import { unitPrice } from '../summary'
import { cartText } from '../text'

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
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& p': { display: 'flex', gap: 6, color: theme.vars.palette.warning.main },
  '& small': { fontSize: 'inherit', color: theme.vars.palette.text.secondary },
  '& svg': { flex: 'none', marginBlockStart: 2 },
}))
const Cheaper = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.success.main,
}))

/** Says inside a line what became different since the shopper saw it, and asks where it costs them something. */
export function LineNotice({ item, change: { was, left }, onAgree }: LineNoticeProps) {
  const currency = useCurrency()
  const price = unitPrice(item.productDTO)
  if (!item.available) return <Box><Warning>{cartText.soldOut}</Warning></Box>
  const isDearer = was !== null && was < price
  if (!isDearer && left === null) return was === null ? null : <Cheaper>{cartText.was(formatMoney(was, currency))}</Cheaper>
  return (
    <Box>
      {isDearer && <Warning>{cartText.dearer(formatMoney(was, currency), formatMoney(price, currency))}</Warning>}
      {left !== null && <Warning>{cartText.onlyLeft(left)}</Warning>}
      <small>{cartText.leftOutUntilSeen}</small>
      <Button variant="outlined" onClick={onAgree}>
        {left === null ? cartText.agreeToPrice(formatMoney(price, currency)) : cartText.agreeToQuantity(left)}
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
