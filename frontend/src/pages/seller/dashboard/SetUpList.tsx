import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { useListSellerProductsQuery, type OwnShop } from '@/features/seller/api'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { dashboardText } from '../text'

const Steps = styled('ol')(({ theme }) => ({
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& a, & li > span': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 56,
    paddingBlock: 8,
    borderRadius: radius.field,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a': { fontWeight: 550 },
  '& a:hover': { textDecoration: 'underline' },
  '& li > span': { color: theme.vars.palette.text.secondary },
}))
const Mark = styled('i', { shouldForwardProp: (name) => name !== 'done' })<{ done: boolean }>(({ theme, done }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: 999,
  fontStyle: 'normal',
  ...theme.typography.body2,
  fontWeight: 650,
  border: `1px solid ${done ? theme.vars.palette.success.main : theme.vars.palette.control}`,
  color: done ? theme.vars.palette.success.main : theme.vars.palette.text.primary,
  backgroundColor: done ? theme.vars.palette.box.success : 'transparent',
}))

/** The way of a new shop to its first order, with what is done already; nothing once all of it is. */
export function SetUpList({ shop }: { shop: OwnShop }) {
  const { data: products } = useListSellerProductsQuery({ pageSize: 1 })
  if (!products) return null
  const steps = [
    { label: dashboardText.open, to: paths.sellerShop(), isDone: true },
    { label: dashboardText.describe, to: paths.sellerShop(), isDone: shop.description !== '' },
    { label: dashboardText.list, to: paths.sellerProductCreate(), isDone: products.total > 0 },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Panel aria-label={dashboardText.setUp}>
      <Stack gap={8}>
        <Row spread>
          <h2>{dashboardText.setUp}</h2>
          <Quiet>{dashboardText.setUpDone(done, steps.length)}</Quiet>
        </Row>
        <Steps>
          {steps.map(({ label, to, isDone }, index) => (
            <li key={label}>
              {isDone ? (
                <span>
                  <Mark done>
                    <Icon name="check" size={16} />
                  </Mark>
                  <span>
                    <span className="visually-hidden">{dashboardText.stepDone}</span> {label}
                  </span>
                </span>
              ) : (
                <Link to={to}>
                  <Mark done={false} aria-hidden="true">
                    {index + 1}
                  </Mark>
                  {label}
                  <Icon name="chevronRight" size={20} />
                </Link>
              )}
            </li>
          ))}
        </Steps>
      </Stack>
    </Panel>
  )
}
