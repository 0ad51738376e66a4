import { useId } from 'react'
import { Field, type FieldProps } from '@/components/form/Field'
import { carriers } from '../forms'
import { shippingText } from './text'

/** Who carries a parcel: one of the usual carriers, or any other. */
export function CarrierField(props: FieldProps) {
  const list = useId()
  return (
    <>
      <Field
        {...props}
        autoComplete="off"
        placeholder={shippingText.carrierExamples}
        slotProps={{ input: { list, maxLength: 60 } }}
      />
      <datalist id={list}>
        {carriers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
