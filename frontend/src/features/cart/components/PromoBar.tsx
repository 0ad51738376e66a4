import { use, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import { Link } from 'react-router-dom'
import { FirstViewContext } from '@/components/LoadingPreview'
import type { PromoLine } from '@/features/catalog/api'
import { media } from '@/lib/design'
import { useUsedCoupon } from '../promo'
import { promoText as words } from './text'

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
  '& > a': { color: 'inherit', textUnderlineOffset: 3 },
  '& > a:focus-visible': { outlineColor: theme.vars.palette.accent.label },
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

interface PromoBarProps {
  /** What it says; nothing while that is not known. */
  promo: Pick<PromoLine, 'text' | 'code' | 'link'> | undefined
}

/** The promotion above the header: where it leads, and its code one tap away or word that it was used. */
export function PromoBar({ promo }: PromoBarProps) {
  return (
    <Line role="region" aria-label={words.promotion} data-print="none">
      {promo && <PromoText {...promo} />}
      {promo?.code && <Code code={promo.code} />}
    </Line>
  )
}

const PromoText = ({ text, link }: { text: string; link: string | null }) => {
  if (link === null) return <span>{text}</span>
  return link.startsWith('/') ? <Link to={link}>{text}</Link> : <a href={link}>{text}</a>
}

function Code({ code }: { code: string }) {
  const [copied, setCopied] = useState(false)
  const isUsed = useUsedCoupon(code)
  const isFirstView = use(FirstViewContext)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    setTimeout(() => setCopied(false), 1600)
  }
  // As wide as the button will be: the words stay where they are when it comes.
  if (isFirstView) return <Used style={{ paddingInline: 8, visibility: 'hidden' }}>{words.copyCode}</Used>
  if (isUsed)
    return (
      <Used>
        <CheckIcon size={16} />
        {words.used}
      </Used>
    )
  if (!('clipboard' in navigator)) return null
  return (
    <Copy variant="link" onClick={() => void copy().catch(() => setCopied(false))}>
      <span aria-hidden="true">{words.copyCode}</span>
      <span aria-live="polite">{copied ? words.copied : words.copyCode}</span>
    </Copy>
  )
}
