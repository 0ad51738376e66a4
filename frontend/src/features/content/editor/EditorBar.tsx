import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Quiet } from '@/components/Panel'
import { media, radius } from '@/lib/design'
import { editorText as words } from './text'

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginInline: -16,
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > p': { flex: '1 0 100%' },
  [media.tablet]: {
    marginInline: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    '& > p': { flex: '1 0 auto' },
  },
}))

interface EditorBarProps {
  isChanged: boolean
  isEdited: boolean
  isSaving: boolean
  isBusy: boolean
  onCancel: () => void
  onRestore: () => void
}

/** Saving, leaving, and going back to the text that was shipped. */
export function EditorBar({ isChanged, isEdited, isSaving, isBusy, onCancel, onRestore }: EditorBarProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Bar data-bar="bottom">
      <Quiet role="status">{isChanged ? words.unsaved : words.noChanges}</Quiet>
      {isEdited && (
        <Button variant="text" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
          {words.restore}
        </Button>
      )}
      <Button variant="outlined" onClick={onCancel}>
        {words.cancel}
      </Button>
      <SubmitButton size="medium" busy={isSaving} disabled={!isChanged}>
        {words.save}
      </SubmitButton>
      <ConfirmDialog
        open={isAsking}
        title={words.restoreTitle}
        text={words.restoreText}
        confirmLabel={words.restore}
        cancelLabel={words.restoreKeep}
        onConfirm={() => {
          setAsking(false)
          onRestore()
        }}
        onClose={() => setAsking(false)}
      />
    </Bar>
  )
}
