import { useId } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { Product } from '../../api'
import { stateOf, type Choice } from '../../options'
import { OptionValue } from './OptionValue'
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
    const errorId = `${name}-${option.id}-missing`
    return (
      <Group
        key={option.id}
        id={`option-${option.id}`}
        {...(missing === option.id ? { 'aria-describedby': errorId } : {})}
      >
        <legend>
          <b>{option.name}</b>
          {chosen && <span>: {chosen.value}</span>}
        </legend>
        <Values>
          {option.values.map((value) => (
            <OptionValue
              key={value.id}
              group={`${name}-${option.id}`}
              option={option.name}
              value={value.value}
              state={stateOf(product, choice, option.id, value.id)}
              checked={choice[option.id] === value.id}
              onChoose={() => onChoose(option.id, value.id)}
            />
          ))}
        </Values>
        {missing === option.id && (
          <Missing id={errorId} role="alert">
            <Icon name="error" size={20} />
            {productPageText.choose(option.name)}
          </Missing>
        )}
      </Group>
    )
  })
}
