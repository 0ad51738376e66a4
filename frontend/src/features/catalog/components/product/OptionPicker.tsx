import { useId } from 'react'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import AlertIcon from 'lucide-react/icons/circle-alert'
import { motion, radius } from '@/lib/design'
import { labelOf } from '@/api/localizedNames'
import type { Product } from '../../api'
import { stateOf, type Choice, type ValueState } from '../../options'
import { swatchOf } from '../../swatch'
import { colourDot, overlaidInput } from '../styles'
import { productPageText } from './text'

const Group = styled('fieldset')(({ theme }) => ({
  minInlineSize: 0,
  '& legend': { padding: 0, marginBlockEnd: 8 },
  '& legend b': { fontWeight: 650 },
  '& legend span': { color: theme.vars.palette.text.secondary },
}))
const Values = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const Missing = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  '& svg': { flex: 'none', marginBlockStart: 2 },
  color: theme.vars.palette.error.main,
  marginBlockStart: 8,
  fontWeight: 550,
}))

type OptionPickerProps = {
  product: Pick<Product, 'options' | 'variants'>
  choice: Choice
  /** The option that was left open when the buyer pressed "Add to cart". */
  missing: number | null
  onChoose: (optionId: number, valueId: number) => void
}

/** One radio group per option. Sold-out values can be looked at; impossible ones move the other options. */
export function OptionPicker({ product, choice, missing, onChoose }: OptionPickerProps) {
  const name = useId()
  return product.options.map((option) => {
    const chosen = option.values.find((value) => value.id === choice[option.id])
    const label = labelOf(option.name, option.labelDe)
    const errorId = `${name}-${option.id}-missing`
    return (
      <Group
        key={option.id}
        id={`option-${option.id}`}
        {...(missing === option.id ? { 'aria-describedby': errorId } : {})}
      >
        <legend>
          <b>{label}</b>
          {chosen && <span>: {labelOf(chosen.value, chosen.labelDe)}</span>}
        </legend>
        <Values>
          {option.values.map((value) => (
            <OptionValue
              key={value.id}
              group={`${name}-${option.id}`}
              option={option.name}
              value={value.value}
              label={labelOf(value.value, value.labelDe)}
              state={stateOf(product, choice, option.id, value.id)}
              checked={choice[option.id] === value.id}
              onChoose={() => onChoose(option.id, value.id)}
            />
          ))}
        </Values>
        {missing === option.id && (
          <Missing id={errorId} role="alert">
            <AlertIcon size={20} />
            {productPageText.choose(label)}
          </Missing>
        )}
      </Group>
    )
  })
}

const strike = (colour: string) =>
  `linear-gradient(to top right, transparent calc(50% - 1px), ${colour} calc(50% - 1px), ${colour} calc(50% + 1px), transparent calc(50% + 1px))`

const Label = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  cursor: 'pointer',
  '& input': overlaidInput,
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    borderRadius: radius.field,
  },
}))
const Text = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  minInlineSize: 48,
  padding: '0 14px',
  borderRadius: radius.field,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontWeight: 550,
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  'label:hover > &': { borderColor: theme.vars.palette.text.primary },
  'input:checked + &': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.tint.ground,
    color: theme.vars.palette.tint.label,
  },
  '&[data-state=soldOut]': {
    color: theme.vars.palette.text.secondary,
    backgroundImage: strike(theme.vars.palette.control),
  },
  '&[data-state=impossible]': { color: theme.vars.palette.text.secondary, borderStyle: 'dashed' },
}))
const Swatch = styled('span')(({ theme }) => ({
  ...colourDot(theme, 36),
  'input:checked + &:not([data-state=soldOut]) svg': { opacity: 1 },
  '&[data-state=impossible]': { borderStyle: 'dashed' },
}))

const names = {
  available: (value: string) => value,
  soldOut: productPageText.soldOutValue,
  impossible: productPageText.impossibleValue,
}

type OptionValueProps = {
  group: string
  option: string
  value: string
  /** The word as it is read. */
  label: string
  state: ValueState
  checked: boolean
  onChoose: () => void
}

/** One value: a swatch where the name is a color we know, else the word; its state is said, not only drawn. */
function OptionValue({ group, option, value, label, state, checked, onChoose }: OptionValueProps) {
  const colour = swatchOf(option, value)
  return (
    <Label title={colour ? label : undefined}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={checked}
        aria-label={names[state](label)}
        onChange={onChoose}
      />
      {colour ? (
        <Swatch
          data-state={state}
          style={{ background: state === 'soldOut' ? `${strike('#FFFFFF')}, ${colour}` : colour }}
        >
          <CheckIcon size={20} />
        </Swatch>
      ) : (
        <Text data-state={state}>{label}</Text>
      )}
    </Label>
  )
}
