import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { Panel, Row, Stack } from '@/components/Panel'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { accountText } from './text'

const All = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

const Tabs = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 8,
  [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 6,
    blockSize: '100%',
    minBlockSize: 76,
    padding: '8px 4px',
    borderRadius: radius.field,
    backgroundColor: theme.vars.palette.surface.sunken,
    color: theme.vars.palette.text.primary,
    ...theme.typography.subtitle2,
    lineHeight: '18px',
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.tint.ground, color: theme.vars.palette.tint.label },
  },
}))

const tabs: readonly { tab: keyof typeof accountText.orderTabs; icon: IconName }[] = [
  { tab: 'to_pay', icon: 'receipt' },
  { tab: 'to_ship', icon: 'box' },
  { tab: 'on_the_way', icon: 'truck' },
  { tab: 'delivered', icon: 'check' },
  { tab: 'returns', icon: 'refund' },
]

/** The way to the orders, by their state: what most visits to an account are about. */
export function OrdersEntry() {
  return (
    <Panel aria-label={accountText.orders}>
      <Stack gap={8}>
        <Row spread>
          <h2>{accountText.orders}</h2>
          <All to={paths.orders()}>{accountText.allOrders}</All>
        </Row>
        <Tabs>
          {tabs.map(({ tab, icon }) => (
            <li key={tab}>
              <Link to={`${paths.orders()}?tab=${tab}`}>
                <Icon name={icon} />
                {accountText.orderTabs[tab]}
              </Link>
            </li>
          ))}
        </Tabs>
      </Stack>
    </Panel>
  )
}
