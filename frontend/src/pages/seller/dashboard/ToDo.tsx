import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { useListSellerProductsQuery } from '@/features/seller/api'
import { countOf, inDelivery, returns, toShip } from '@/features/seller/orderTabs'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { dashboardText } from '../text'
import { tileBox, Tiles } from './tiles'

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'urgent' })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    ...tileBox,
    border: `1px solid ${urgent ? theme.vars.palette.tint.label : theme.vars.palette.divider}`,
    backgroundColor: urgent ? theme.vars.palette.tint.ground : theme.vars.palette.background.paper,
    color: urgent ? theme.vars.palette.tint.label : theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.control },
    '& span': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      ...theme.typography.subtitle2,
    },
    '& svg': { flex: 'none' },
    '& strong': theme.typography.figure,
  }),
)

interface Task {
  label: string
  icon: IconName
  to: string
  count: number | undefined
  /** Somebody waits for it. */
  isUrgent?: boolean
}

/** What waits for the seller, each number with the way to it. */
export function ToDo({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { data: drafts } = useListSellerProductsQuery({ status: 'draft', pageSize: 1 })
  const orders = (label: string, icon: IconName, states: string, isUrgent: boolean): Task => {
    return { label, icon, to: paths.sellerOrders(states), count: countOf(counts, states), isUrgent }
  }
  const tasks: Task[] = [
    orders(dashboardText.toShip, 'box', toShip, true),
    orders(dashboardText.returns, 'refund', returns, true),
    orders(dashboardText.inDelivery, 'truck', inDelivery, false),
    { label: dashboardText.drafts, icon: 'edit', to: `${paths.sellerProducts()}?status=draft`, count: drafts?.total },
  ]
  return (
    <section aria-label={dashboardText.todo}>
      <h2 className="visually-hidden">{dashboardText.todo}</h2>
      <Tiles>
        {tasks.map(({ label, icon, to, count, isUrgent = false }) => (
          <Tile key={to} to={to} urgent={isUrgent && Boolean(count)}>
            <span>
              <Icon name={icon} size={20} />
              {label}
            </span>
            <strong>{count === undefined ? '–' : formatNumber(count)}</strong>
          </Tile>
        ))}
      </Tiles>
    </section>
  )
}
