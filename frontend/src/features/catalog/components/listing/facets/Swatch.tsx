import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { isUsable, type FacetValue } from '../../../facets'
import { colourDot } from '../../colourDot'

const Label = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 48,
  paddingInlineStart: 4,
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: radius.field,
  },
}))
const Dot = styled('span')(({ theme }) => ({
  ...colourDot(theme, 32),
  'input:checked + & svg': { opacity: 1 },
  'input:disabled + &': { opacity: 0.5 },
}))
const Words = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  lineHeight: '18px',
  'input:checked ~ &': { fontWeight: 550 },
  '& > span': {
    display: 'block',
    ...theme.typography.small,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  'input:disabled ~ & > span': { color: 'inherit' },
}))

/** A colour to tick, with its name and how many products have it. */
export function Swatch({ of, colour, onChange }: { of: FacetValue; colour: string; onChange: () => void }) {
  return (
    <Label>
      <input type="checkbox" checked={of.chosen} disabled={!isUsable(of)} onChange={onChange} />
      <Dot style={{ backgroundColor: colour }}>
        <Icon name="check" size={20} />
      </Dot>
      <Words>
        {of.label} {of.count !== null && <span>{formatNumber(of.count)}</span>}
      </Words>
    </Label>
  )
}
