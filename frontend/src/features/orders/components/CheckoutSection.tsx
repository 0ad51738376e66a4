import type { ReactNode, Ref } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Panel, Stack } from '@/components/Panel'
import { ordersText } from '../text'

interface CheckoutSectionProps {
  number: number
  title: string
  /** Nothing is left to do here. */
  isDone: boolean
  /** The way to change what is done. */
  change?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  '& h2': { flex: 1, ...theme.typography.h3 },
  '& h2:focus': { outline: 'none' },
}))
const Badge = styled('span', { shouldForwardProp: (name) => name !== 'done' })<{ done: boolean }>(
  ({ theme, done }) => ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: 999,
    ...theme.typography.body2,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    ...(done
      ? { color: theme.vars.palette.success.main, backgroundColor: theme.vars.palette.box.success }
      : { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.sunken }),
  }),
)

/** One of the numbered sections of the checkout; a finished one says so and can be changed. */
export function CheckoutSection({ number, title, isDone, change, headingRef, children }: CheckoutSectionProps) {
  const { done, step } = ordersText.checkout
  return (
    <Panel aria-label={title}>
      <Stack gap={12}>
        <Head>
          <Badge done={isDone} aria-hidden="true">
            {isDone ? <Icon name="check" size={16} /> : number}
          </Badge>
          <h2 ref={headingRef} tabIndex={-1}>
            <span className="visually-hidden">{isDone ? done : step(number)} </span>
            {title}
          </h2>
          {change}
        </Head>
        {children}
      </Stack>
    </Panel>
  )
}
