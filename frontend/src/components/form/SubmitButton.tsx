import type { ReactNode } from 'react'
import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { formText } from '../text'

// Unseen words keep the button's width and its name.
const Words = styled('span', { shouldForwardProp: (name) => name !== 'faded' })<{ faded: boolean }>(({ faded }) => ({
  opacity: faded ? 0 : 1,
}))

const Wheel = styled(CircularProgress)({ position: 'absolute', inset: 0, margin: 'auto' })

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
      {busy && <Wheel size={20} color="inherit" aria-label={formText.working} />}
    </Button>
  )
}
