import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { Row } from '@/components/Row'
import { paths } from '@/lib/paths'
import { useListSellerProductsQuery, type OwnShop } from '../api'
import { ShareShop } from '../components/ShareShop'
import { dashboardText as words } from './text'

/** What a shop sees that has sold nothing yet: what to do next. */
export function NewShop({ shop }: { shop: OwnShop }) {
  return (
    <>
      <SetUpList shop={shop} />
      <EmptyState
        scene="shop"
        title={words.noOrdersTitle}
        text={words.noOrdersText}
        action={<ShareShop shop={shop} />}
      />
    </>
  )
}

// As high as a thumb needs, where the sign beside it stands.
const To = styled(Link)({ display: 'block', marginBlock: -10, paddingBlock: 10, fontWeight: 550 })

/** The way of a new shop to its first order, with what is done already; nothing once all of it is. */
function SetUpList({ shop }: { shop: OwnShop }) {
  const { data: products } = useListSellerProductsQuery({ pageSize: 1 })
  if (!products) return null
  const steps = [
    { label: words.open, to: paths.sellerShop(), isDone: true },
    { label: words.describe, to: paths.sellerShop(), isDone: shop.description !== '' },
    { label: words.invoices, to: paths.sellerShop(), isDone: shop.invoiceAddress !== '' },
    { label: words.list, to: paths.sellerProductCreate(), isDone: products.total > 0 },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Paper variant="panel" component="section" aria-label={words.setUp}>
      <Stack spacing={1}>
        <Row spread>
          <h2>{words.setUp}</h2>
          <Typography variant="body2" color="textSecondary">
            {words.setUpDone(done, steps.length)}
          </Typography>
        </Row>
        <Stepper orientation="vertical" nonLinear activeStep={-1}>
          {steps.map(({ label, to, isDone }) => (
            <Step key={label} completed={isDone}>
              <StepLabel>
                {isDone ? (
                  <>
                    <span className="visually-hidden">{words.stepDone}</span> {label}
                  </>
                ) : (
                  <To to={to}>{label}</To>
                )}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </Stack>
    </Paper>
  )
}
