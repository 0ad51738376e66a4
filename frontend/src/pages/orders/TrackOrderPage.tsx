import { lazy, Suspense, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageTitle, Wrap } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { useLazyTrackOrderQuery, type Order } from '@/features/orders/api'
import { OrderSkeleton } from '@/features/orders/components/OrderSkeleton'
import { ordersText } from '@/features/orders/text'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { styled } from '@/lib/styled'

const OrderView = lazy(async () => ({ default: (await import('@/features/orders/components/OrderView')).OrderView }))

const words = ordersText.track

const isNumber = (text: string) => text.trim() !== '' || words.numberMissing
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim()) || words.emailWrong

const Page = styled(Wrap)({
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
  const [track, { currentData: order, error, isFetching }] = useLazyTrackOrderQuery()
  const form = useForm({ defaultValues: { number: '', email: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ number, email }) =>
    track({ trackOrder: { number: number.trim(), email: email.trim() } }),
  )
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <Narrow>
        <Stack gap={20}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          {error && !isFetching && <FormAlert>{faultOf(error)}</FormAlert>}
          <Panel aria-label={words.find}>
            <form noValidate onSubmit={(event) => void submit(event)}>
              <Stack>
                <Field
                  label={words.number}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  error={errors.number?.message}
                  {...form.register('number', { validate: isNumber })}
                />
                <Field
                  label={words.email}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  error={errors.email?.message}
                  {...form.register('email', { validate: isEmail })}
                />
                <Row>
                  <SubmitButton busy={isFetching}>{words.submit}</SubmitButton>
                  {isSignedIn && (
                    <ButtonLink to={paths.orders()} variant="text">
                      {words.account}
                    </ButtonLink>
                  )}
                </Row>
              </Stack>
            </form>
          </Panel>
        </Stack>
      </Narrow>
      {order && <Found key={order.id} order={order} />}
    </Page>
  )
}

/** A wrong number and a wrong address are told alike, so that nobody can try out which exist. */
function faultOf(error: unknown): string {
  const { status, message } = problemOf(error, words.failed)
  return status === 404 || status === 422 ? words.unknown : message
}

function Found({ order }: { order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack as="section" gap={20} aria-label={words.result(order.number)}>
      <h2 ref={heading} tabIndex={-1}>
        {words.result(order.number)}
      </h2>
      <Suspense fallback={<OrderSkeleton isTitled />}>
        <OrderView order={order} isTitled />
      </Suspense>
    </Stack>
  )
}
