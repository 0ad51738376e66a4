import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { catalogText } from '../text'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingBlock: 16,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& li': { display: 'flex', gap: 12 },
  '& svg': { flex: 'none', color: theme.vars.palette.link },
  '& b': { display: 'block', fontWeight: 550 },
  '& span': { fontSize: '0.875rem', lineHeight: '20px', color: theme.vars.palette.text.secondary },
}))

/** Delivery, cancelling and paying in three lines, within sight of the button. */
export function DeliveryLines() {
  return (
    <List>
      {catalogText.delivery.map((line) => (
        <li key={line.title}>
          <Icon name={line.icon} />
          <div>
            <b>{line.title}</b>
            <span>{line.text}</span>
          </div>
        </li>
      ))}
    </List>
  )
}
