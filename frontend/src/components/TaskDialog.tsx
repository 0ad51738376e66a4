import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'
import { Icon } from './icons/Icon'
import { IconButton } from './IconButton'
import { componentText } from './text'

const Dialog = styled('dialog')(({ theme }) => ({
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.dialog,
  inlineSize: 'min(560px, calc(100% - 32px))',
  maxBlockSize: 'min(92dvh, 860px)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.high,
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', flexDirection: 'column', animation: `task-in ${motion.sheet}` },
  '&::backdrop': { backgroundColor: 'rgb(18 14 4 / .48)' },
  '@keyframes task-in': { from: { opacity: 0, transform: 'translateY(calc(16px * var(--motion)))' } },
  [media.phone]: {
    margin: 'auto 0 0',
    inlineSize: '100%',
    maxInlineSize: '100%',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  flex: 'none',
  padding: '8px 8px 4px 20px',
  '& h2': { ...theme.typography.h2, outline: 'none' },
}))
const Body = styled('div')({ overflowY: 'auto', padding: '4px 20px calc(20px + env(safe-area-inset-bottom))' })

type TaskDialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A small task of its own over the page; a sheet at the bottom of phones. The focus begins on its heading. */
export function TaskDialog({ title, onClose, children }: TaskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    const opener = document.activeElement
    if (!dialog.current?.open) dialog.current?.showModal()
    heading.current?.focus()
    // It goes with its element, so it gives the focus back itself.
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // The dialog element itself answers Esc; the click only closes by pointer beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeOnScrim}>
      <Head>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton aria-label={componentText.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Dialog>
  )
}
