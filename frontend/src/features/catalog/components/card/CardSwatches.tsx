import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '@/components/LiveRegion'
import { colourOf } from '../../swatch'
import { cardText } from './text'

/** Most dots on a card. */
const most = 4

const Dots = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  ...theme.typography.small,
  fontVariantNumeric: 'tabular-nums',
  '& i': {
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.control}`,
  },
}))

/** The colours that a product comes in, as dots; those without a known colour are counted. */
export function CardSwatches({ colours }: { colours: readonly string[] }) {
  const known = colours.flatMap((colour) => colourOf(colour) ?? []).slice(0, most)
  if (known.length === 0) return null
  const more = colours.length - known.length
  return (
    <Dots>
      <VisuallyHidden>{cardText.colours(colours)}</VisuallyHidden>
      {known.map((colour) => (
        <i key={colour} aria-hidden="true" style={{ backgroundColor: colour }} />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </Dots>
  )
}
