import { useState } from 'react'
import { Button } from '@/components/Button'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { Row, Stack } from '@/components/Panel'
import { useCurrency } from '@/components/Currency'
import { formatMoney } from '@/lib/money'

interface CouponFieldProps {
  applied: string | null
  discount: number
  /** What the server says against the applied code. */
  fault: string | null
  onApply: (code: string | null) => void
}

const promoCode = 'HELLOSHOP'

/** A coupon, folded away: an open empty field sends people hunting for codes. */
export function CouponField({ applied, discount, fault, onApply }: CouponFieldProps) {
  const currency = useCurrency()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')

  if (applied && !fault) {
    return (
      <Row spread>
        <FormAlert tone="success">
          Coupon {applied}: −{formatMoney(discount, currency)}
        </FormAlert>
        <Button variant="text" onClick={() => onApply(null)}>
          Remove coupon
        </Button>
      </Row>
    )
  }
  if (!isOpen && !fault) {
    return (
      <Row>
        <Button variant="outlined" onClick={() => onApply(promoCode)}>
          Use {promoCode}, 10% off
        </Button>
        <Button variant="text" onClick={() => setOpen(true)}>
          I have another coupon
        </Button>
      </Row>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) onApply(code.trim().toUpperCase())
      }}
    >
      <Stack gap={12}>
        <Field
          label="Coupon"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={fault ? `${applied ?? code}: ${fault}` : undefined}
        />
        <Row>
          <Button type="submit" variant="outlined">
            Apply coupon
          </Button>
          <Button
            variant="text"
            onClick={() => {
              setOpen(false)
              onApply(null)
            }}
          >
            Pay without coupon
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
