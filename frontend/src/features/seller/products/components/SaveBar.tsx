import { useState } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { SubmitButton } from '@/components/form/SubmitButton'
import { formatTime } from '@/lib/dates'
import { StickyActionBar } from '../../components/StickyActionBar'
import { savingText as words } from '../text'
import type { ProductEditing } from '../useProductEditor'

/** What became of what was typed, in words. */
function stateOf({ step, draft, isChanged, product }: ProductEditing): string {
  if (step) return step
  if (draft.state === 'saving') return words.draftSaving
  if (draft.state === 'failed') return words.draftFailed
  if (isChanged) return product ? words.unsaved : words.kept
  if (draft.state === 'saved') return words.draftSaved(formatTime(draft.at))
  return product ? words.saved : ''
}

/** What is unsaved, and saving it; a draft is published from here. */
export function SaveBar({ editing }: { editing: ProductEditing }) {
  const { form, product, draft, isChanged, submit, discard } = editing
  const [isAsking, setAsking] = useState(false)
  const [pressed, setPressed] = useState<'save' | 'publish'>('save')
  const isOnSale = product?.status === 'active'
  const press = (wanted: typeof pressed) => {
    setPressed(wanted)
    submit(wanted)
  }
  return (
    <StickyActionBar>
      <Typography variant="body2" color="textSecondary" role="status">
        {stateOf(editing)}
      </Typography>
      {draft.state === 'failed' && !form.isSending && (
        <Button variant="text" onClick={() => submit('save')}>
          {words.retry}
        </Button>
      )}
      {isChanged && !form.isSending && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {words.discard}
        </Button>
      )}
      <SubmitButton
        type="button"
        size="medium"
        variant={isOnSale ? 'contained' : 'outlined'}
        busy={form.isSending && pressed === 'save'}
        onClick={() => press('save')}
      >
        {product && product.status !== 'draft' ? words.save : words.saveDraft}
      </SubmitButton>
      {!isOnSale && product?.status !== 'archived' && product?.status !== 'withdrawn' && (
        <SubmitButton
          type="button"
          size="medium"
          busy={form.isSending && pressed === 'publish'}
          onClick={() => press('publish')}
        >
          {words.publish}
        </SubmitButton>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.discardTitle}
        text={product ? words.discardText : words.discardNew}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={() => {
          setAsking(false)
          discard()
        }}
        onClose={() => setAsking(false)}
      />
    </StickyActionBar>
  )
}
