import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import type { HomeEdition } from '../api'
import { pickedShops } from './pickerSearch'
import { OrderedPicker } from './OrderedPicker'
import { homeFormText as words } from './text'
import type { HomeValues } from './values'

const mostShops = 8

/** The featured shops in their order. */
export function ShopsPanel({ form, edition }: { form: ProblemForm<HomeValues>; edition: HomeEdition }) {
  const { field } = useController({ control: form.control, name: 'shopIds' })
  const [known, setKnown] = useState(() => pickedShops(edition))
  return (
    <Panel title={words.shops} hint={words.shopsHint}>
      <OrderedPicker
        label={words.shops}
        findLabel={words.findShops}
        picked={field.value.flatMap((id) => known.find((shop) => shop.id === id) ?? [])}
        most={mostShops}
        kind="shops"
        onChange={(ids, added) => {
          if (added) setKnown([...known, added])
          field.onChange(ids)
        }}
      />
    </Panel>
  )
}
