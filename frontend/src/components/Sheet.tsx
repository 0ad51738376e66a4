import { useId, type ReactNode } from 'react'
import IconButton from '@mui/material/IconButton'
import Dialog from '@mui/material/Dialog'
import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import CloseIcon from 'lucide-react/icons/x'
import { componentText } from './text'
import { useCloseOnBack } from './useCloseOnBack'

const anchors = { start: 'left', end: 'right', bottom: 'bottom', top: 'top' } as const

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  side?: keyof typeof anchors | 'full'
  /** The title stays for screen readers only. */
  bare?: boolean
  footer?: ReactNode
  /** Closed, the content stays: with what was typed, unfolded and scrolled in it. */
  keep?: boolean
  children: ReactNode
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  flex: 'none',
  padding: '6px 6px 6px 16px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))
const Body = styled('div')({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:last-child': { paddingBlockEnd: 'env(safe-area-inset-bottom)' },
})
const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: 16,
  paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

/** A modal sheet with a head and a foot that stay while its content scrolls: from one side, or over all of the screen. */
export function Sheet({ open, onClose, title, side = 'start', bare = false, footer, keep = false, children }: SheetProps) {
  const titleId = useId()
  useCloseOnBack(open, onClose)
  const content = (
    <>
      {bare ? (
        <h2 id={titleId} className="visually-hidden">
          {title}
        </h2>
      ) : (
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label={componentText.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
      )}
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  )
  if (side === 'full')
    return (
      <Dialog fullScreen open={open} onClose={onClose} keepMounted={keep} aria-labelledby={titleId}>
        {content}
      </Dialog>
    )
  return (
    <Drawer
      anchor={anchors[side]}
      open={open}
      onClose={onClose}
      ModalProps={{ keepMounted: keep }}
      slotProps={{ paper: { 'aria-labelledby': titleId } }}
    >
      {content}
    </Drawer>
  )
}
