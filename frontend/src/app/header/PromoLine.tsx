import { useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import { promoCode, useUsedCoupon } from '@/features/cart/promo'
import { media } from '@/lib/design'
import { headerText } from './text'

const Line = styled('div')(({ theme }) => ({
  minBlockSize: 56,
  padding: '4px 16px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  backgroundColor: theme.vars.palette.accent.ground,
  color: theme.vars.palette.accent.label,
  ...theme.typography.subtitle2,
  [media.tablet]: { minBlockSize: 40, paddingBlock: 0 },
}))
const Copy = styled(Button)(({ theme }) => ({
  flex: 'none',
  marginBlock: -2,
  color: 'inherit',
  // Both words lie on one spot, so that the line does not move when one gives way to the other.
  display: 'inline-grid',
  placeItems: 'center',
  '& > span': { gridArea: '1 / 1' },
  '& > span[aria-hidden]': { visibility: 'hidden' },
  '&:focus-visible': { outlineColor: theme.vars.palette.accent.label },
}))
const Used = styled('span')({ flex: 'none', display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 650 })

/** The promotion above the header, with the code one tap away, or with word that it was used. */
export function PromoLine() {
  const [copied, setCopied] = useState(false)
  const isUsed = useUsedCoupon(promoCode)
  const copy = async () => {
    await navigator.clipboard.writeText(promoCode)
    setCopied(true)
    setTimeout(() => setCopied(false), 1600)
  }
  return (
    <Line role="region" aria-label={headerText.promotion} data-print="none">
      <span>{headerText.promo}</span>
      {isUsed && (
        <Used>
          <CheckIcon size={16} />
          {headerText.couponUsed}
        </Used>
      )}
      {!isUsed && 'clipboard' in navigator && (
        <Copy variant="link" onClick={() => void copy().catch(() => setCopied(false))}>
          <span aria-hidden="true">{headerText.copyCode}</span>
          <span aria-live="polite">{copied ? headerText.copied : headerText.copyCode}</span>
        </Copy>
      )}
    </Line>
  )
}
