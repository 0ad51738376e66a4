import { useRef, useState, type SubmitEvent } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { useCurrency } from '@/components/Currency'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { couponLength } from '@/features/cart/couponSlice'
import { useSession } from '@/features/auth/useSession'
import { cartPageText } from '@/features/cart/components/text'
import { promoCode, useUsedCoupon } from '@/features/cart/promo'
import { useGetConfigQuery } from '@/features/catalog/api'
import { formatMoney } from '@/lib/money'
import { useCoupon, type CouponState } from '../useCoupon'
import { FocusBox, FlushAligned, useFollowFocus } from './focusBoxes'

const words = cartPageText.coupon

/**
 * A coupon, folded away: an open empty field sends people hunting for codes. The one of the banner
 * is applied by one press, unless it was used before. What came of it stands where it was entered, and the focus stays there.
 */
export function CouponField({ coupon }: { coupon: CouponState }) {
  const { choose, drop } = useCoupon()
  const [isOpen, setOpen] = useState(false)
  const face = coupon.state === 'none' && isOpen ? 'open' : coupon.state
  const { boxProps, follow } = useFollowFocus(face === 'checking')
  const apply = follow(choose)
  const close = follow(() => {
    setOpen(false)
    drop()
  })
  return (
    <FocusBox {...boxProps}>
      {face === 'none' && <Offer onUse={apply} onOpen={follow(() => setOpen(true))} />}
      {(face === 'open' || coupon.state === 'refused') && (
        <Entry
          {...(coupon.state === 'refused' ? { typed: coupon.code, fault: words.refused(coupon.code, coupon.why) } : {})}
          onApply={apply}
          onClose={close}
        />
      )}
      <Known coupon={coupon} onDrop={close} />
    </FocusBox>
  )
}

function Offer({ onUse, onOpen }: { onUse: (code: string) => void; onOpen: () => void }) {
  const { data } = useGetConfigQuery()
  const code = data?.promo?.code ?? ''
  const isUsed = useUsedCoupon(code)
  const isOffered = code !== '' && !isUsed
  return (
    <Stack spacing={1}>
      {isOffered && (
        <Row>
          <Button variant="outlined" onClick={() => onUse(code)}>
            {code === promoCode ? words.use(code) : words.redeem(code)}
          </Button>
        </Row>
      )}
      <FlushAligned>
        <Button variant="text" onClick={onOpen}>
          {isOffered ? words.other : words.have}
        </Button>
      </FlushAligned>
    </Stack>
  )
}

interface EntryProps {
  /** What the field begins with: a refused code, to be put right. */
  typed?: string
  fault?: string
  onApply: (code: string) => void
  onClose: () => void
}

function Entry({ typed = '', fault, onApply, onClose }: EntryProps) {
  const [code, setCode] = useState(typed)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim()) return onApply(code)
    setMissing(true)
    field.current?.focus()
  }
  return (
    <form onSubmit={submit}>
      <Stack spacing={1.5}>
        <Field
          label={words.label}
          autoComplete="off"
          slotProps={{ input: { autoCapitalize: 'characters', enterKeyHint: 'done', maxLength: couponLength } }}
          value={code}
          ref={field}
          onChange={(event) => {
            setCode(event.target.value)
            setMissing(false)
          }}
          error={isMissing ? words.missing : fault}
        />
        <Row>
          <Button type="submit" variant="outlined">
            {words.apply}
          </Button>
        </Row>
        <FlushAligned>
          <Button variant="text" onClick={onClose}>
            {words.none}
          </Button>
        </FlushAligned>
      </Stack>
    </form>
  )
}

/** A code that is kept, asked about or applied. */
function Known({ coupon, onDrop }: { coupon: CouponState; onDrop: () => void }) {
  const currency = useCurrency()
  const { isSignedIn } = useSession()
  if (coupon.state === 'none' || coupon.state === 'refused') return null
  return (
    <Stack spacing={1}>
      {coupon.state === 'checking' && (
        <Typography variant="body2" color="textSecondary" role="status">
          {words.checking(coupon.code)}
        </Typography>
      )}
      {coupon.state === 'kept' && (
        <Typography variant="body2" color="textSecondary" role="status">
          {isSignedIn ? words.kept(coupon.code) : words.keptForLogin(coupon.code)}
        </Typography>
      )}
      {coupon.state === 'promised' && (
        <FormAlert tone="info">{words.promised(coupon.code, formatMoney(coupon.discount, currency))}</FormAlert>
      )}
      {coupon.state === 'applied' && (
        <FormAlert tone="success">{words.applied(coupon.code, formatMoney(coupon.discount, currency))}</FormAlert>
      )}
      <FlushAligned>
        <Button variant="text" onClick={onDrop}>
          {words.remove}
        </Button>
      </FlushAligned>
    </Stack>
  )
}
