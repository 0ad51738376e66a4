import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import TrashIcon from 'lucide-react/icons/trash-2'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { useCurrency } from '@/components/Currency'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { media, radius, visuallyHidden } from '@/lib/design'
import { cellFault } from '../checks'
import { combinationsOf, withMissing, wordsOf } from '../combinations'
import { parseCells, pasteCells } from '../paste'
import { variantsText as words } from '../text'
import type { Pictures } from '../usePictures'
import { cellNames, type CellName, type ProductValues, type VariantEntry } from '../values'
import { VariantPicture } from './VariantPicture'

const columns = 'minmax(104px, 1.3fr) repeat(2, minmax(76px, 1fr)) 72px minmax(84px, 1.2fr) minmax(96px, 1.4fr) 84px 104px 44px'
const decimals: ReadonlySet<CellName> = new Set(['price', 'priceSale'])
/** What changes from day to day; a phone shows the rest when asked. */
const daily: ReadonlySet<CellName> = new Set(['price', 'stock'])

const Head = styled('div')(({ theme }) => ({
  display: 'none',
  gap: 8,
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.secondary,
  [media.desktop]: { display: 'grid', gridTemplateColumns: columns },
}))
// A card on a phone, a line of the table on a desk.
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
  '& > [data-part="name"]': { gridColumn: '1 / -1' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-one-of-many]': {
    padding: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.field,
    '&:not([data-open]) > [data-part="rare"]': { display: 'none', [media.desktop]: { display: 'block' } },
    [media.desktop]: {
      gridTemplateColumns: columns,
      gap: 8,
      padding: '8px 0',
      border: 0,
      borderRadius: 0,
      borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
      '& > [data-part="name"]': { gridColumn: 'auto', paddingBlockStart: 12 },
      '& > [data-part="more"]': { display: 'none' },
      '& label': visuallyHidden,
      '& .MuiInputBase-input': { paddingInline: 8, fontVariantNumeric: 'tabular-nums' },
    },
  },
}))

interface VariantTableProps {
  form: ProblemForm<ProductValues>
  /** The variants as they were put together last; what is typed since stands in the form. */
  rows: readonly (VariantEntry & { fieldKey: string })[]
  pictures: Pictures
  /** Makes a table of other variants. */
  onReplace: (variants: VariantEntry[]) => void
}

/** Price, stock and numbers of every variant; of a product without options, of itself. */
export function VariantTable({ form, rows, pictures, onReplace }: VariantTableProps) {
  const options = useWatch({ control: form.control, name: 'options' })
  const present = () => form.getValues('variants')
  const missing = combinationsOf(options).length - rows.length
  const isOneOfMany = rows.some(({ values }) => values.length > 0)
  /** Into the cells that are there, so that the focus stays where it is. */
  const enter = (variants: readonly VariantEntry[]) => {
    const before = present()
    for (const [at, variant] of variants.entries())
      for (const cell of cellNames)
        if (variant[cell] !== before[at]?.[cell])
          form.setValue(`variants.${at}.${cell}`, variant[cell], { shouldDirty: true })
  }
  const paste = (row: number, column: CellName) => (event: ClipboardEvent) => {
    const cells = parseCells(event.clipboardData.getData('text'))
    if (!cells) return
    event.preventDefault()
    enter(pasteCells(present(), cells, { row, column }))
    toast.success(words.pasted(Math.min(cells.length, rows.length - row)))
  }
  return (
    <Stack spacing={1.5} role="group" aria-label={words.table}>
      {rows.length > 1 && (
        <ForAll onApply={(part) => enter(present().map((variant) => ({ ...variant, ...part })))} />
      )}
      {isOneOfMany && (
        <Head aria-hidden="true">
          <span>{words.variant}</span>
          {cellNames.map((column) => (
            <span key={column}>{words.columns[column]}</span>
          ))}
          <span>{words.picture}</span>
        </Head>
      )}
      {rows.map((row, at) => (
        <VariantLine
          key={row.fieldKey}
          form={form}
          at={at}
          name={wordsOf(options, row).join(', ')}
          reserved={row.reserved}
          pictures={pictures}
          onPaste={(column) => paste(at, column)}
          onRemove={rows.length > 1 ? () => onReplace(present().toSpliced(at, 1)) : null}
        />
      ))}
      {missing > 0 && (
        <div>
          <Button variant="text" onClick={() => onReplace(withMissing(options, present()))}>
            {words.addMissing(missing)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** A price and a stock for all variants at once. */
function ForAll({ onApply }: { onApply: (part: Partial<Pick<VariantEntry, 'price' | 'stock'>>) => void }) {
  const [typed, setTyped] = useState({ price: '', stock: '' })
  const apply = () => {
    const part = { ...(typed.price && { price: typed.price }), ...(typed.stock && { stock: typed.stock }) }
    if (Object.keys(part).length > 0) onApply(part)
    setTyped({ price: '', stock: '' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would send the form.
    event.preventDefault()
    apply()
  }
  return (
    <Row role="group" aria-label={words.applyTo} spacing={1} sx={{ alignItems: 'flex-end', '& > .MuiFormControl-root': { inlineSize: 120 } }}>
      {(['price', 'stock'] as const).map((column) => (
        <Field
          key={column}
          label={words.columns[column]}
          autoComplete="off"
          value={typed[column]}
          slotProps={{ input: { inputMode: decimals.has(column) ? 'decimal' : 'numeric' } }}
          onChange={({ target }) => setTyped({ ...typed, [column]: target.value.trim() })}
          onKeyDown={press}
        />
      ))}
      <Button variant="outlined" size="large" onClick={apply}>
        {words.apply}
      </Button>
    </Row>
  )
}

interface VariantLineProps {
  form: ProblemForm<ProductValues>
  /** Its place in the form, from 0. */
  at: number
  /** What it is called; empty for a product without options. */
  name: string
  reserved: number
  pictures: Pictures
  onPaste: (column: CellName) => (event: ClipboardEvent) => void
  /** Null for the last one, which cannot go. */
  onRemove: (() => void) | null
}

function VariantLine({ form, at, name, reserved, pictures, onPaste, onRemove }: VariantLineProps) {
  const currency = useCurrency()
  const [isOpen, setOpen] = useState(false)
  const labelOf = (column: string) => (name ? words.cell(column, name) : column)
  return (
    <Line data-one-of-many={name ? true : undefined} data-open={isOpen || undefined}>
      {name && (
        <div data-part="name">
          <strong>{name}</strong>
          {reserved > 0 && (
            <Typography variant="body2" color="textSecondary">
              {words.reserved(reserved)}
            </Typography>
          )}
        </div>
      )}
      {cellNames.map((column) => (
        <div key={column} data-part={daily.has(column) ? 'daily' : 'rare'}>
          <Field
            label={words.columns[column]}
            optional={!daily.has(column)}
            autoComplete="off"
            onPaste={onPaste(column)}
            slotProps={{
              input: {
                'aria-label': labelOf(words.columns[column]),
                inputMode: decimals.has(column) ? 'decimal' : column === 'sku' ? 'text' : 'numeric',
              },
            }}
            {...form.field(`variants.${at}.${column}`, {
              validate: (_typed, { variants }) => {
                const variant = variants[at]
                return (variant && cellFault(variant, column, currency)) ?? true
              },
            })}
          />
        </div>
      ))}
      {name && (
        <>
          <div data-part="rare">
            <VariantPicture form={form} at={at} label={labelOf(words.picture)} pictures={pictures} />
          </div>
          <Button data-part="more" variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.more}
          </Button>
          {onRemove && (
            <IconButton aria-label={words.removeVariant(name)} onClick={onRemove}>
              <TrashIcon size={20} />
            </IconButton>
          )}
        </>
      )}
    </Line>
  )
}
