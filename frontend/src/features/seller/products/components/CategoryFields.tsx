import { useMemo } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import XIcon from 'lucide-react/icons/x'
import { useController, useWatch } from 'react-hook-form'
import { FieldFrame } from '@/components/form/Field'
import { SelectField } from '@/components/form/SelectField'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { useListCollectionsQuery } from '../../api'
import { rules } from '../checks'
import { productText as words } from '../text'
import type { ProductValues } from '../values'

/** A subcategory to choose, below its category. */
interface Choice {
  id: string
  name: string
  group: string
}

function useCategoryChoices() {
  const { data, isError } = useGetCategoryTreeQuery()
  const choices = useMemo(
    () =>
      (data ?? []).flatMap(({ name: group, child }) => child.map(({ id, name }): Choice => ({ id: String(id), name, group }))),
    [data],
  )
  return { choices, isError, isKnown: data !== undefined }
}

interface CategoryPickerProps {
  /** The id of the chosen subcategory; empty for none. */
  value: string
  onChange: (id: string) => void
  onBlur?: () => void
  name?: string
  error?: string | undefined
  hint?: string
}

/** A subcategory, found by typing or in the list of all. */
export function CategoryPicker({ value, onChange, onBlur, name, error, hint = words.categoryHint }: CategoryPickerProps) {
  const { choices, isError, isKnown } = useCategoryChoices()
  return (
    <FieldFrame label={words.category} hint={hint} error={error ?? (isError ? words.categoriesFailed : undefined)}>
      {(field) => (
        <Autocomplete
          options={choices}
          id={field.id}
          loading={!isKnown}
          loadingText=""
          noOptionsText={words.noCategory}
          value={choices.find(({ id }) => id === value) ?? null}
          onChange={(_event, choice) => onChange(choice?.id ?? '')}
          onBlur={onBlur}
          groupBy={({ group }) => group}
          getOptionLabel={(choice) => choice.name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          filterOptions={(all, { inputValue }) => {
            const typed = inputValue.trim().toLowerCase()
            return all.filter((choice) => `${choice.group} ${choice.name}`.toLowerCase().includes(typed))
          }}
          popupIcon={<ChevronDownIcon size={20} />}
          clearIcon={<XIcon size={20} />}
          renderInput={({ slotProps, id, disabled }) => (
            <OutlinedInput
              id={id}
              disabled={disabled}
              fullWidth
              {...slotProps.input}
              {...(name ? { name } : {})}
              error={error !== undefined}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': field['aria-describedby'] } }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}

/** Where shoppers find the product: its category and a collection of the shop in it. */
export function CategoryFields({ form }: { form: ProblemForm<ProductValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'categoryId', rules: rules.categoryId })
  const collections = useListCollectionsQuery()
  const collectionId = useWatch({ control: form.control, name: 'collectionId' })
  const fitting = (collections.data?.items ?? []).filter(({ parent }) => String(parent.id) === field.value)
  const choose = (id: string) => {
    field.onChange(id)
    // A collection stands in one category.
    form.setValue('collectionId', '', { shouldDirty: true })
  }
  return (
    <>
      <CategoryPicker
        name="categoryId"
        value={field.value}
        error={fieldState.error?.message}
        onChange={choose}
        onBlur={field.onBlur}
      />
      {/* Not before its choices are known: the browser's list would fall back on the first. */}
      {collections.data && (fitting.length > 0 || collectionId !== '') && (
        <SelectField optional label={words.collection} hint={words.collectionHint} {...form.field('collectionId')}>
          <option value="">{words.noCollection}</option>
          {fitting.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
