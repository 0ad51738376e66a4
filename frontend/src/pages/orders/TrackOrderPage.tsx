import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { errorStateFor } from '@/components/ErrorState'
import { focusRef } from '@/components/focusRef'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { problemOf, type ProblemView } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { matching } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { PageTitle, PageContainer } from '@/components/Page'
import { useSession } from '@/features/auth/useSession'
import { useLazyTrackOrderQuery, type Order } from '@/features/orders/api'
import { OrderSkeleton } from '@/features/orders/components/OrderSkeleton'
import { ordersText } from '@/features/orders/text'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const words = ordersText.track

const OrderView = onDemand(async () => (await import('@/features/orders/components/OrderView')).OrderView, {
  loading: () => <OrderSkeleton isTitled />,
  failed: errorStateFor(ordersText.order.failed),
})

const rules = {
  number: { required: words.numberMissing },
  email: matching(/^\S+@\S+\.\S+$/, words.emailWrong),
}

const Page = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '16px 48px',
  [media.wide]: { paddingBlock: '32px 64px' },
})
const Narrow = styled('div')({ maxInlineSize: 560 })

/** Following an order without logging in: by its number and the email address it was made with. */
export function TrackOrderPage() {
  const { isSignedIn } = useSession()
  const [track, { currentData: order }] = useLazyTrackOrderQuery()
  const form = useProblemForm({
    defaultValues: { number: '', email: '' },
    send: async (trackOrder) => {
      const { error } = await track({ trackOrder })
      return error ? refusalOf(error) : null
    },
  })
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <Narrow>
        <Stack spacing={2.5}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <Paper variant="panel" component="section" aria-label={words.find}>
            <form {...form.props}>
              <Stack spacing={2}>
                <FormErrors form={form} />
                <Field
                  label={words.number}
                  autoComplete="off"
                  slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
                  {...form.field('number', rules.number)}
                />
                <Field
                  label={words.email}
                  type="email"
                  autoComplete="email"
                  slotProps={{ input: { inputMode: 'email' } }}
                  {...form.field('email', rules.email)}
                />
                <Row>
                  <SubmitButton busy={form.isSending}>{words.submit}</SubmitButton>
                  {isSignedIn && (
                    <Button component={Link} to={paths.orders()} variant="text">
                      {words.account}
                    </Button>
                  )}
                </Row>
              </Stack>
            </form>
          </Paper>
        </Stack>
      </Narrow>
      {order && <Found key={order.id} order={order} />}
    </Page>
  )
}

/** A wrong number and a wrong address are told alike, so that nobody can try out which exist. */
function refusalOf(error: unknown): ProblemView {
  const problem = problemOf(error, words.failed)
  const isUnknown = problem.status === 404 || problem.status === 422
  return { ...problem, message: isUnknown ? words.unknown : problem.message, fields: {} }
}

function Found({ order }: { order: Order }) {
  return (
    <Stack spacing={2.5} component="section" aria-label={words.result(order.number)}>
      <h2 ref={focusRef} tabIndex={-1}>
        {words.result(order.number)}
      </h2>
      <OrderView order={order} isTitled />
    </Stack>
  )
}
