import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { IconButton } from '@/components/IconButton'
import { motion, radius } from '@/lib/design'
import { Icon } from './icons/Icon'
import { componentText } from './text'

type Side = 'start' | 'end' | 'bottom' | 'top' | 'full'
type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  side?: Side
  /** The title stays for screen readers only. */
  bare?: boolean
  footer?: ReactNode
  /** Once opened, the content stays: it keeps its place in the scroll and leaves with a movement. */
  keep?: boolean
  children: ReactNode
}

const places: Record<Side, object> = {
  start: {
    insetBlock: 0,
    insetInlineStart: 0,
    insetInlineEnd: 'auto',
    inlineSize: 'min(360px, calc(100% - 48px))',
    blockSize: '100dvh',
    '--from': 'translateX(calc(-24px * var(--inline) * var(--motion)))',
  },
  end: {
    insetBlock: 0,
    insetInlineEnd: 0,
    insetInlineStart: 'auto',
    inlineSize: 'min(400px, calc(100% - 48px))',
    blockSize: '100dvh',
    '--from': 'translateX(calc(24px * var(--inline) * var(--motion)))',
  },
  bottom: {
    insetInline: 0,
    insetBlockStart: 'auto',
    insetBlockEnd: 0,
    inlineSize: '100%',
    maxBlockSize: '92dvh',
    borderStartStartRadius: radius.dialog,
    borderStartEndRadius: radius.dialog,
    '--from': 'translateY(calc(24px * var(--motion)))',
  },
  top: {
    insetInline: 0,
    insetBlockStart: 0,
    insetBlockEnd: 'auto',
    inlineSize: '100%',
    maxBlockSize: '100dvh',
    '--from': 'translateY(calc(-12px * var(--motion)))',
  },
  full: { inset: 0, inlineSize: '100%', blockSize: '100dvh', '--from': 'scale(calc(1 - .02 * var(--motion)))' },
}

const leaving = ['display', 'overlay'].map((name) => `${name} ${motion.leave} allow-discrete`).join(', ')

const Dialog = styled('dialog', { shouldForwardProp: (name) => name !== 'side' })<{ side: Side }>(
  ({ theme, side }) => ({
    position: 'fixed',
    margin: 0,
    padding: 0,
    border: 0,
    maxInlineSize: '100%',
    maxBlockSize: '100dvh',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.elevation.high,
    outline: `1px solid ${theme.vars.palette.divider}`,
    overscrollBehavior: 'contain',
    ...places[side],
    '&[open]': { display: 'flex', flexDirection: 'column', animation: `sheet-in ${motion.sheet}` },
    '&::backdrop': { backgroundColor: 'rgb(18 14 4 / .48)', animation: `sheet-fade ${motion.sheet}` },
    // What stays may leave with a movement; anything else is gone with its content.
    '&[data-keep]': { transition: `${leaving}, opacity ${motion.leave}, transform ${motion.leave}` },
    '&[data-keep]:not([open])': { opacity: 0, transform: 'var(--from)' },
    '&[data-keep]::backdrop': { transition: `${leaving}, opacity ${motion.leave}` },
    '&[data-keep]:not([open])::backdrop': { opacity: 0 },
    '@keyframes sheet-in': { from: { opacity: 0, transform: 'var(--from)' } },
    '@keyframes sheet-fade': { from: { opacity: 0 } },
  }),
)
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  flex: 'none',
  padding: '6px 6px 6px 16px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))
const Body = styled('div')({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' })
const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: 16,
  paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

/** A modal sheet on the browser's own dialog: focus stays inside, Esc and the scrim close it, focus returns. */
export function Sheet({ open, onClose, title, side = 'start', bare = false, footer, keep = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  const titleId = useId()
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  const isFilled = open || (keep && wasOpened)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      element.showModal()
      // What is not shown forgets how far it was scrolled.
      if (body.current) body.current.scrollTop = scrolled.current
    }
    if (!open && element.open) element.close()
  }, [open])
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // The dialog element itself answers Esc; the click only closes by pointer beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Dialog
      ref={dialog}
      side={side}
      data-keep={keep || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnScrim}
    >
      {bare ? (
        <h2 id={titleId} className="visually-hidden">
          {title}
        </h2>
      ) : (
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label={componentText.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </Head>
      )}
      {isFilled && (
        <Body ref={body} onScroll={(event) => (scrolled.current = keep ? event.currentTarget.scrollTop : 0)}>
          {children}
        </Body>
      )}
      {isFilled && footer && <Foot>{footer}</Foot>}
    </Dialog>
  )
}
