import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import XIcon from 'lucide-react/icons/x'
import { FieldFrame } from '@/components/form/Field'
import type { NamedItem, PickerProps } from './coupon'
import { couponFormText as words } from './text'

interface NamedItemsPickerProps extends PickerProps {
  label: string
  options: readonly NamedItem[]
  isLoading: boolean
  /** Takes the search over: what is found comes with the options. */
  onType?: (typed: string) => void
}

/** Some of many names, found by typing. */
export function NamedItemsPicker({ name, label, value, onChange, error, options, isLoading, onType }: NamedItemsPickerProps) {
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
            filterOptions: (found: NamedItem[]) => found,
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
