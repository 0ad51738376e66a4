import { lazy, Suspense, useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { problemOf, type ProblemView } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { like, required, trimmed } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { PageTitle, Wrap } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { useLazyTrackOrderQuery, type Order } from '@/features/orders/api'
import { OrderSkeleton } from '@/features/orders/components/OrderSkeleton'
import { ordersText } from '@/features/orders/text'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const OrderView = lazy(async () => ({ default: (await import('@/features/orders/components/OrderView')).OrderView }))

const words = ordersText.track

const rules = {
  number: trimmed(required(words.numberMissing)),
  email: trimmed(like(/^\S+@\S+\.\S+$/, words.emailWrong)),
}

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
  const [track, { currentData: order }] = useLazyTrackOrderQuery()
  const form = useForm({
    rules,
    send: async (trackOrder) => {
      const { error } = await track({ trackOrder })
      return error ? refusalOf(error) : null
    },
  })
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <Narrow>
        <Stack gap={20}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
          <Panel aria-label={words.find}>
            <form {...form.props}>
              <Stack>
                <FormNotes form={form} />
                <Field
                  label={words.number}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  {...form.field('number')}
                />
                <Field
                  label={words.email}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  {...form.field('email')}
                />
                <Row>
                  <SubmitButton busy={form.isSending}>{words.submit}</SubmitButton>
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
function refusalOf(error: unknown): ProblemView {
  const problem = problemOf(error, words.failed)
  const isUnknown = problem.status === 404 || problem.status === 422
  return { ...problem, message: isUnknown ? words.unknown : problem.message, fields: {} }
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
