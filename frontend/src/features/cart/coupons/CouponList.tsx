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
import type { Coupon, CouponOwner } from './coupon'
import { couponsText as words } from './text'
import { formatOffer, formatUsage } from './format'

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

const tones: Record<Coupon['status'], StatusTone> = {
  scheduled: 'info',
  active: 'success',
  used_up: 'neutral',
  ended: 'neutral',
}

interface CouponListProps {
  coupons: readonly Coupon[]
  owner: Pick<CouponOwner, 'everything'>
  editPath: (id: number) => string
  /** Where another one like it is made. */
  copyPath: (id: number) => string
  end: (id: number) => Promise<{ error?: unknown }>
  remove: (id: number) => Promise<{ error?: unknown }>
}

/** Coupons, with what can be done with each. */
export function CouponList({ coupons, end, remove, ...line }: CouponListProps) {
  const [asked, setAsked] = useState<Coupon | null>(null)
  return (
    <>
      <List aria-label={words.title}>
        {coupons.map((coupon) => (
          <CouponLine key={coupon.id} coupon={coupon} onStop={() => setAsked(coupon)} {...line} />
        ))}
      </List>
      {asked && <StopCoupon coupon={asked} end={end} remove={remove} onClose={() => setAsked(null)} />}
    </>
  )
}

const isOver = ({ status }: Coupon) => status === 'ended'

interface CouponLineProps extends Pick<CouponListProps, 'owner' | 'editPath' | 'copyPath'> {
  coupon: Coupon
  onStop: () => void
}

function CouponLine({ coupon, owner, editPath, copyPath, onStop }: CouponLineProps) {
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
          <Code to={editPath(id)} aria-label={words.editOf(code)}>
            {code}
          </Code>
          {'clipboard' in navigator && (
            <IconButton aria-label={words.copy(code)} onClick={() => void copy()}>
              <CopyIcon size={18} />
            </IconButton>
          )}
          <StatusChip tone={tones[status]} label={words.status[status]} />
        </Row>
        <p>{formatOffer(coupon, currency, owner)}</p>
        <Typography variant="body2" color="textSecondary">
          {formatUsage(coupon)}
        </Typography>
      </div>
      <Row spacing={1}>
        <Button component={Link} variant="text" to={copyPath(id)} aria-label={words.another(code)}>
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

interface StopCouponProps extends Pick<CouponListProps, 'end' | 'remove'> {
  coupon: Coupon
  onClose: () => void
}

/** Asks before a coupon is deleted, or ended where orders used it. */
function StopCoupon({ coupon, end, remove, onClose }: StopCouponProps) {
  const { id, code } = coupon
  const goes = coupon.deletable
  const stop = async () => {
    onClose()
    const { error } = goes ? await remove(id) : await end(id)
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
