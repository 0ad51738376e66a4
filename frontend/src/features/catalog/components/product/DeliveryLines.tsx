import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { paths } from '@/lib/paths'
import { productPageText } from './text'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBlock: 12,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { flex: 'none', color: theme.vars.palette.link },
  '& a > svg:last-child': { marginInlineStart: 'auto', color: theme.vars.palette.text.secondary },
  '& b': { display: 'block', fontWeight: 550 },
  '& span span': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}))

const lines = [
  { icon: 'truck', words: productPageText.shipping, to: paths.shipping() },
  { icon: 'refund', words: productPageText.cancelling, to: paths.returns() },
  { icon: 'lock', words: productPageText.paying, to: paths.buyerProtection() },
] as const

/** Delivery, cancelling and paying in three lines within sight of the button; each leads to the details. */
export function DeliveryLines() {
  return (
    <List>
      {lines.map(({ icon, words, to }) => (
        <li key={icon}>
          <Link to={to}>
            <Icon name={icon} />
            <span>
              <b>{words.title}</b>
              <span>{words.text}</span>
            </span>
            <Icon name="chevronRight" size={20} />
          </Link>
        </li>
      ))}
    </List>
  )
}
