import type { ReactNode } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import CloseIcon from 'lucide-react/icons/x'
import { focusRef } from './focusRef'
import { componentText } from './text'
import { useCloseOnBack } from './useCloseOnBack'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
  flex: 'none',
  paddingBlockStart: 8,
  paddingInlineEnd: 8,
  '& > h2': { flex: '1 1 auto', minInlineSize: 0, paddingBlock: '10px 8px' },
})
const Body = styled(DialogContent)({ paddingBlockEnd: 'calc(20px + env(safe-area-inset-bottom))' })

type TaskDialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A dialog for a small task; on phones a bottom sheet. The focus starts on its heading. */
export function TaskDialog({ title, onClose, children }: TaskDialogProps) {
  useCloseOnBack(true, onClose)
  return (
    <Dialog open onClose={onClose}>
      <Head>
        <DialogTitle ref={focusRef} tabIndex={-1}>
          {title}
        </DialogTitle>
        <IconButton aria-label={componentText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>{children}</Body>
    </Dialog>
  )
}
