import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Wrap } from '@/components/Page'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { Logo } from './Logo'
import { headerText } from './text'

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1100,
  insetBlockStart: 0,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  blockSize: 56,
  [media.wide]: { blockSize: 72 },
})
const Safe = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 550,
  color: theme.vars.palette.success.main,
  '& > svg': { flex: 'none' },
}))
const Help = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minInlineSize: 44,
  minBlockSize: 44,
  marginInlineEnd: -10,
  borderRadius: radius.field,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > span': { display: 'none' },
  [media.tablet]: { paddingInline: 12, marginInlineEnd: -12, '& > span': { display: 'inline' } },
}))

/** The header of the checkout: nothing that leads away but home and help. */
export function CheckoutHeader() {
  return (
    <Bar>
      <Wrap>
        <Row>
          <Logo />
          <Safe>
            <Icon name="lock" size={20} />
            {headerText.secureCheckout}
          </Safe>
          <Help to={paths.help()} aria-label={headerText.help}>
            <Icon name="help" />
            <span>{headerText.help}</span>
          </Help>
        </Row>
      </Wrap>
    </Bar>
  )
}
