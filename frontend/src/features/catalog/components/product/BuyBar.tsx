import { useEffect } from 'react'
import { styled } from '@mui/material/styles'
import { Price } from '@/components/Price'
import { media } from '@/lib/design'
import { AddButton, type AddButtonProps } from './AddButton'

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1050,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 72,
  paddingBlock: '8px calc(8px + env(safe-area-inset-bottom))',
  paddingInline: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.middle,
  '& > div': { minInlineSize: 0 },
  '& > button': { flex: '0 0 auto', minInlineSize: 160 },
  [media.wide]: { display: 'none' },
}))
const Detail = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))

/** What the bar shows. */
export type BuyBarProps = Omit<AddButtonProps, 'ref'> & {
  price: { price: number; priceSale: number | null; varies: boolean }
  detail: string
}

/** Price, choice and button at the bottom of phones. */
export function BuyBar({ price, detail, ...button }: BuyBarProps) {
  useEffect(() => {
    // Toasts, the cookie notice and the footer keep clear of the bar.
    if (window.matchMedia('(max-width: 899px)').matches)
      document.documentElement.style.setProperty('--sticky-bar', '72px')
    return () => void document.documentElement.style.removeProperty('--sticky-bar')
  }, [])
  return (
    <Bar data-print="none">
      <div>
        <Price {...price} />
        {detail && <Detail>{detail}</Detail>}
      </div>
      <AddButton {...button} />
    </Bar>
  )
}
