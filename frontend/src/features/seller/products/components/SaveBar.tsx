import { useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { SubmitButton } from '@/components/form/SubmitButton'
import { media, radius } from '@/lib/design'
import { savingText as words } from '../text'
import type { ProductEditing } from '../useProductEditor'

// Above the seller centre's own bar, within reach of the thumb.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 'calc(56px + env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginInline: -16,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > p': { flex: '1 0 100%' },
  [media.tablet]: { '& > p': { flex: '1 0 auto' } },
  [media.wide]: {
    insetBlockEnd: 0,
    marginInline: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    boxShadow: theme.vars.palette.elevation.middle,
  },
}))

/** What is unsaved, and saving it; a draft is published from here. */
export function SaveBar({ editing: { form, product, isChanged, step, submit, discard } }: { editing: ProductEditing }) {
  const [isAsking, setAsking] = useState(false)
  const [pressed, setPressed] = useState<'save' | 'publish'>('save')
  const isOnSale = product?.status === 'active'
  const press = (wanted: typeof pressed) => {
    setPressed(wanted)
    submit(wanted)
  }
  return (
    <Bar>
      <Typography variant="body2" color="textSecondary" role="status">
        {step ?? (isChanged ? (product ? words.unsaved : words.kept) : product ? words.saved : '')}
      </Typography>
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
      {!isOnSale && product?.status !== 'archived' && (
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
    </Bar>
  )
}
