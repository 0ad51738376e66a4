import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'

export const openDelay = 700
export const skipDelay = 300

/** When the last tooltip closed: another one within the skip delay opens at once. */
let lastClosed = 0

const Anchor = styled('span')({ position: 'relative', display: 'inline-flex' })
const Bubble = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1400,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: '50%',
  translate: 'calc(-50% * var(--inline))',
  padding: '6px 10px',
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.inverse.ground,
  color: theme.vars.palette.inverse.label,
  ...theme.typography.caption,
  whiteSpace: 'nowrap',
  // A bridge over the gap, so that the pointer can move onto the words without losing them.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', blockSize: 6 },
}))

/** Shows the name of an icon control in sight. The control carries the same words for screen readers. */
export function Tooltip({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = () => {
    clearTimeout(timer.current)
    const delay = Date.now() - lastClosed < skipDelay ? 0 : openDelay
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (open) lastClosed = Date.now()
    setOpen(false)
  }
  useEffect(() => {
    if (!open) return
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', hideOnEscape)
    return () => document.removeEventListener('keydown', hideOnEscape)
  })
  return (
    // The handlers only watch what happens to the control inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Anchor
      onPointerEnter={(event) => event.pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {open && <Bubble aria-hidden="true">{title}</Bubble>}
    </Anchor>
  )
}
