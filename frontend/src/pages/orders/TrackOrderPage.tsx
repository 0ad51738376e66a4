import { styled } from '@mui/material/styles'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageTitle, Wrap } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { useLazyTrackOrderQuery } from '@/features/orders/api'
import { OrderView } from '@/features/orders/components/OrderView'
import { trackForm } from '@/features/orders/forms'
import { media } from '@/lib/design'

const Page = styled(Wrap)({
  display: 'grid',
  gap: 24,
  paddingBlock: '16px 48px',
  [media.wide]: { paddingBlock: '32px 64px' },
})
const Narrow = styled('div')({ maxInlineSize: 560 })

/** Following an order without logging in: by its number and the email address it was made with. */
export function TrackOrderPage() {
  const [track, { currentData: order, error, isFetching }] = useLazyTrackOrderQuery()
  const form = useForm({ resolver: zodResolver(trackForm), defaultValues: { number: '', email: '' } })
  const { errors } = form.formState
  const problem = error ? problemOf(error) : null
  const submit = form.handleSubmit((values) => track({ trackOrder: values }))
  return (
    <Page>
      <PageTitle>Track order</PageTitle>
      <Narrow>
        <Stack gap={20}>
          <h1>Track order</h1>
          <p>The number stands in the confirmation mail.</p>
          {problem && (
            <FormAlert>
              {problem.status === 404 || problem.status === 422
                ? 'No order has this number and email address. Check both and try again.'
                : problem.message}
            </FormAlert>
          )}
          <Panel aria-label="Find the order">
            <form noValidate onSubmit={(event) => void submit(event)}>
              <Stack>
                <Field
                  label="Order number"
                  autoComplete="off"
                  error={errors.number?.message}
                  {...form.register('number')}
                />
                <Field
                  label="Email"
                  type="email"
                  autoComplete="email"
                  error={errors.email?.message}
                  {...form.register('email')}
                />
                <Row>
                  <SubmitButton busy={isFetching}>Track order</SubmitButton>
                </Row>
              </Stack>
            </form>
          </Panel>
        </Stack>
      </Narrow>
      {order && <OrderView order={order} />}
    </Page>
  )
}
