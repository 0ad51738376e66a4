import { useId, type ComponentProps } from 'react'
import { Input, TextBox } from './controls'
import { describe, FieldFrame, type FieldTexts } from './FieldFrame'
import { NativeSelect } from './NativeSelect'

/** A one-line text field. */
export function Field({ label, hint, error, optional = false, ...rest }: FieldTexts & ComponentProps<'input'>) {
  const id = useId()
  const texts = { label, hint, error, optional }
  return (
    <FieldFrame id={id} texts={texts}>
      <Input type="text" {...rest} {...describe(id, texts)} />
    </FieldFrame>
  )
}

/** A field of several lines. */
export function TextArea({ label, hint, error, optional = false, ...rest }: FieldTexts & ComponentProps<'textarea'>) {
  const id = useId()
  const texts = { label, hint, error, optional }
  return (
    <FieldFrame id={id} texts={texts}>
      <TextBox rows={3} {...rest} {...describe(id, texts)} />
    </FieldFrame>
  )
}

/** A choice from a list; the options come as children. */
export function SelectField({ label, hint, error, optional = false, children, ...rest }: FieldTexts & ComponentProps<'select'>) {
  const id = useId()
  const texts = { label, hint, error, optional }
  return (
    <FieldFrame id={id} texts={texts}>
      <NativeSelect {...rest} {...describe(id, texts)}>
        {children}
      </NativeSelect>
    </FieldFrame>
  )
}
