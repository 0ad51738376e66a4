import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'
import { formText } from './text'

/** What every field says around its control. */
export interface FieldTexts {
  label: string
  /** A rule to know before typing, under the label. */
  hint?: string | undefined
  /** What is wrong, under the control. */
  error?: string | undefined
  /** Says so beside the label; fields are required unless marked. */
  optional?: boolean
}

const Frame = styled('div')({ display: 'grid', gap: 4, alignContent: 'start' })
const Label = styled('label')(({ theme }) => theme.typography.subtitle2)
const Optional = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}))
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))
const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  ...theme.typography.body2,
  color: theme.vars.palette.error.main,
  '& svg': { flex: 'none', marginBlockStart: 2 },
}))

/** The ids and states that tie a control to its hint and its error. */
export function describe(id: string, { hint, error }: FieldTexts) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

/** Label above, control, error below. */
export function FieldFrame({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  const { label, hint, error, optional = false } = texts
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optional && <Optional>{formText.optional}</Optional>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {error && (
        <Fault id={`${id}-error`}>
          <Icon name="error" size={16} />
          {error}
        </Fault>
      )}
    </Frame>
  )
}
