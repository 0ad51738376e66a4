import { useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import CopyIcon from 'lucide-react/icons/copy'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { useCurrency } from '@/components/Currency'
import { Row } from '@/components/Row'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useDeleteCouponMutation, useEndCouponMutation, type SellerCoupon } from '../api'
import { couponsText as words } from './text'
import { offerOf, standingOf } from './words'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { display: 'grid', gap: 12, padding: 16 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  [media.tablet]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
}))
const Code = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: 'inherit',
  fontWeight: 650,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
})

const tones: Record<SellerCoupon['status'], StatusTone> = {
  scheduled: 'info',
  active: 'success',
  used_up: 'neutral',
  ended: 'neutral',
}

/** The shop's coupons, with what can be done with each. */
export function CouponList({ coupons }: { coupons: readonly SellerCoupon[] }) {
  const [asked, setAsked] = useState<SellerCoupon | null>(null)
  return (
    <>
      <List aria-label={words.title}>
        {coupons.map((coupon) => (
          <CouponLine key={coupon.id} coupon={coupon} onStop={() => setAsked(coupon)} />
        ))}
      </List>
      {asked && <StopCoupon coupon={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

const isOver = ({ status }: SellerCoupon) => status === 'ended'

function CouponLine({ coupon, onStop }: { coupon: SellerCoupon; onStop: () => void }) {
  const currency = useCurrency()
  const { id, code, status } = coupon
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast.success(words.copied(code))
    } catch {
      toast.error(words.notCopied)
    }
  }
  return (
    <li>
      <div>
        <Row spacing={1}>
          <Code to={paths.sellerCouponEdit(id)} aria-label={words.editOf(code)}>
            {code}
          </Code>
          {'clipboard' in navigator && (
            <IconButton aria-label={words.copy(code)} onClick={() => void copy()}>
              <CopyIcon size={18} />
            </IconButton>
          )}
          <StatusChip tone={tones[status]} label={words.status[status]} />
        </Row>
        <p>{offerOf(coupon, currency)}</p>
        <Typography variant="body2" color="textSecondary">
          {standingOf(coupon)}
        </Typography>
      </div>
      <Row spacing={1}>
        <Button component={Link} variant="text" to={paths.sellerCouponCreate(id)} aria-label={words.another(code)}>
          {words.copyIt}
        </Button>
        {(coupon.deletable || !isOver(coupon)) && (
          <Button
            variant="outlined"
            aria-label={coupon.deletable ? words.deleteOf(code) : words.endOf(code)}
            onClick={onStop}
          >
            {coupon.deletable ? words.delete : words.end}
          </Button>
        )}
      </Row>
    </li>
  )
}

/** Asks before a coupon is deleted, or ended where orders used it. */
function StopCoupon({ coupon, onClose }: { coupon: SellerCoupon; onClose: () => void }) {
  const { id, code } = coupon
  const [end] = useEndCouponMutation()
  const [remove] = useDeleteCouponMutation()
  const goes = coupon.deletable
  const stop = async () => {
    onClose()
    const { error } = goes ? await remove({ id }) : await end({ id })
    if (error) toast.error(words.failed, { detail: problemOf(error).message })
    else toast.success(goes ? words.deleted(code) : words.ended(code))
  }
  return (
    <ConfirmDialog
      open
      title={goes ? words.deleteTitle(code) : words.endTitle(code)}
      text={goes ? words.deleteText : words.endText}
      confirmLabel={goes ? words.delete : words.end}
      cancelLabel={words.keep}
      onConfirm={() => void stop()}
      onClose={onClose}
    />
  )
}
