import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Button, type ButtonProps } from '../Button'
import { formText } from './text'

// Unseen words keep the button's width and its name.
const Words = styled('span', { shouldForwardProp: (name) => name !== 'faded' })<{ faded: boolean }>(({ faded }) => ({
  opacity: faded ? 0 : 1,
}))

const Wheel = styled('span')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: 'submit-turn .8s linear infinite',
  '@keyframes submit-turn': { to: { transform: 'rotate(1turn)' } },
})

/** The button that sends a form: it keeps its width and turns a small wheel while sending. */
export function SubmitButton({ busy, children, ...rest }: ButtonProps & { busy: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      aria-busy={busy}
      {...rest}
      // A second press while the first is on its way does nothing, but the focus stays here.
      onClick={(event) => {
        if (busy) event.preventDefault()
        else rest.onClick?.(event)
      }}
    >
      <Words faded={busy}>{children}</Words>
      {busy && <Wheel role="img" aria-label={formText.working} />}
    </Button>
  )
}
