import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import PlusIcon from 'lucide-react/icons/plus'
import TrashIcon from 'lucide-react/icons/trash-2'
import { get, useWatch } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import { lengthOf } from '@/components/form/rules'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { media, radius } from '@/lib/design'
import { isDuplicate, rules } from '../checks'
import { most } from '../combinations'
import { productText, variantsText as words } from '../text'
import { newKey, type OptionEntry, type ProductValues, type ValueEntry } from '../values'

const Box = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.field,
  display: 'grid',
  gap: 16,
  [media.wide]: { gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'start' },
}))
const Named = styled('div')({ display: 'flex', gap: 4, '& > button': { marginBlockStart: 52 } })

interface OptionEditorProps {
  form: ProblemForm<ProductValues>
  /** Takes the changed options and makes their table. */
  onChange: (options: OptionEntry[]) => void
}

/** What shoppers choose between: up to three options with their values. */
export function OptionEditor({ form, onChange }: OptionEditorProps) {
  const options = useWatch({ control: form.control, name: 'options' })
  const add = useRef<HTMLButtonElement>(null)
  const change = (at: number, part: Partial<OptionEntry>) =>
    onChange(options.map((option, place) => (place === at ? { ...option, ...part } : option)))
  const remove = (at: number) => {
    onChange(options.toSpliced(at, 1))
    form.clearErrors('options')
    add.current?.focus()
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      {options.map((option, at) => (
        <Box key={option.key} aria-label={option.name || words.option(at + 1)}>
          <Named>
            <Field
              label={words.optionName}
              hint={words.optionNameHint}
              {...form.field(`options.${at}.name`, {
                ...rules.optionName,
                validate: (name, { options: all }) =>
                  isDuplicate(all.map((other) => other.name), name)
                    ? words.optionTwice
                    : lengthOf(name) <= 40 || productText.tooLong(40),
              })}
            />
            <IconButton aria-label={words.removeOption(option.name)} onClick={() => remove(at)}>
              <TrashIcon size={20} />
            </IconButton>
          </Named>
          <Values
            values={option.values}
            error={get(form.formState.errors, `options.${at}.values.message`) as string | undefined}
            onChange={(values) => change(at, { values })}
          />
        </Box>
      ))}
      <div>
        <Button
          ref={add}
          variant="outlined"
          startIcon={<PlusIcon size={20} />}
          disabled={options.length >= most.options}
          onClick={() => onChange([...options, { key: newKey(), id: null, name: '', values: [] }])}
        >
          {words.addOption}
        </Button>
      </div>
    </Stack>
  )
}

interface ValuesProps {
  values: readonly ValueEntry[]
  error: string | undefined
  onChange: (values: ValueEntry[]) => void
}

const splitter = /[,;\t\n]+/

/** The values of an option as chips; one that is pressed is renamed and stays what it was. */
function Values({ values, error, onChange }: ValuesProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const isThere = (word: string) =>
    values.some(({ key, value }) => key !== renamed && value.toLowerCase() === word.toLowerCase())

  const take = (text: string) => {
    const entered = text.split(splitter).map((word) => word.trim()).filter(Boolean)
    const wrong = entered.some((word) => lengthOf(word) > 60) ? words.valueLong : entered.some(isThere) ? words.valueTwice : undefined
    setFault(wrong)
    if (wrong || entered.length === 0) return
    const [first = ''] = entered
    if (renamed) onChange(values.map((entry) => (entry.key === renamed ? { ...entry, value: first } : entry)))
    else onChange([...values, ...[...new Set(entered)].map((value) => ({ key: newKey(), id: null, value }))])
    setTyped('')
    setRenamed(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && renamed) {
      setRenamed(null)
      setTyped('')
    }
    if (event.key !== 'Enter' && event.key !== ',') return
    // Enter would send the form.
    event.preventDefault()
    take(typed)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (renamed || !splitter.test(text.trim())) return
    event.preventDefault()
    take(text)
  }
  const rename = (entry: ValueEntry) => {
    setRenamed(entry.key)
    setTyped(entry.value)
    field.current?.focus()
  }
  return (
    <Stack spacing={1}>
      <Row spacing={1} sx={{ alignItems: 'flex-end', flexWrap: 'nowrap' }}>
        <Field
          ref={field}
          label={words.values}
          hint={words.valuesHint}
          error={fault ?? error}
          autoComplete="off"
          value={typed}
          slotProps={{ input: { enterKeyHint: 'enter' } }}
          onChange={({ target }) => {
            setTyped(target.value)
            setFault(undefined)
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => take(typed)}
        />
        <Button variant="outlined" size="large" sx={{ flex: 'none' }} onClick={() => take(typed)}>
          {renamed ? words.renameValue : words.addValue}
        </Button>
      </Row>
      <Row spacing={1}>
        {values.map((entry) => (
          <Chip
            key={entry.key}
            variant="filter"
            label={entry.value}
            data-applied={entry.key === renamed || undefined}
            onClick={() => rename(entry)}
            onDelete={() => {
              onChange(values.filter(({ key }) => key !== entry.key))
              field.current?.focus()
            }}
          />
        ))}
      </Row>
    </Stack>
  )
}
