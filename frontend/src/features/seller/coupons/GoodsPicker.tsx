import { useDeferredValue, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import XIcon from 'lucide-react/icons/x'
import { FieldFrame } from '@/components/form/Field'
import { useListCollectionsQuery, useListSellerProductsQuery } from '../api'
import { couponFormText as words } from './text'
import type { Named } from './values'

const foundAtOnce = 20

interface PickerProps {
  name: string
  /** The same list as long as nothing changes: another one empties what is typed. */
  value: Named[]
  onChange: (chosen: Named[]) => void
  error?: string | undefined
}

/** Products of the shop, found by typing. */
export function ProductsPicker(props: PickerProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { currentData, isFetching } = useListSellerProductsQuery({ ...(q && { q }), pageSize: foundAtOnce })
  const found = currentData?.items.map(({ id, title }) => ({ id, name: title })) ?? []
  return (
    <NamesPicker {...props} label={words.chooseProducts} options={found} isLoading={isFetching} onType={setTyped} />
  )
}

/** Collections of the shop. */
export function CollectionsPicker(props: PickerProps) {
  const { data } = useListCollectionsQuery()
  const all = data?.items.map(({ id, name }) => ({ id, name })) ?? []
  return <NamesPicker {...props} label={words.chooseCollections} options={all} isLoading={!data} />
}

interface NamesPickerProps extends PickerProps {
  label: string
  options: readonly Named[]
  isLoading: boolean
  /** Takes the search over: what is found comes with the options. */
  onType?: (typed: string) => void
}

function NamesPicker({ name, label, value, onChange, error, options, isLoading, onType }: NamesPickerProps) {
  return (
    <FieldFrame label={label} hint={words.chooseHint} error={error}>
      {(field) => (
        <Autocomplete
          multiple
          disableCloseOnSelect
          filterSelectedOptions
          id={field.id}
          options={options}
          value={value}
          onChange={(_event, chosen) => onChange(chosen)}
          {...(onType && {
            filterOptions: (found: Named[]) => found,
            onInputChange: (_event: unknown, typed: string) => onType(typed),
          })}
          loading={isLoading}
          loadingText={words.searching}
          noOptionsText={words.noMatch}
          getOptionLabel={(option) => option.name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          popupIcon={<ChevronDownIcon size={20} />}
          clearIcon={<XIcon size={20} />}
          renderValue={(chosen, getItemProps) =>
            chosen.map((option, index) => {
              const { key, ...rest } = getItemProps({ index })
              return <Chip key={key} label={option.name} {...rest} />
            })
          }
          renderInput={({ slotProps, id, disabled }) => (
            <OutlinedInput
              id={id}
              disabled={disabled}
              fullWidth
              name={name}
              {...slotProps.input}
              error={error !== undefined}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': field['aria-describedby'] } }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
