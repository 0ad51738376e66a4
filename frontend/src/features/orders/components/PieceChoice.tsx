import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { QuantityInput } from '@/components/QuantityInput'
import type { OrderLine } from '../api'
import { unsentOf, type Pieces } from '../pieces'
import { ordersText } from '../text'

const words = ordersText.pieces

const Group = styled('fieldset')({ border: 0, padding: 0, margin: 0, '& legend': { fontWeight: 550, padding: 0 } })
const List = styled('ul')({ display: 'grid', gap: 12, paddingBlockStart: 8 })
const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})

interface PieceChoiceProps {
  /** What they are chosen for; to be cancelled unless it says so. */
  legend?: string
  /** Names the field of a line. */
  quantityOf?: (line: string) => string
  lines: readonly OrderLine[]
  pieces: Pieces
  onChange: (pieces: Pieces) => void
}

/** How many pieces of each line that is still with the shop are chosen. */
export function PieceChoice({
  legend = words.legend,
  quantityOf = words.quantityOf,
  lines,
  pieces,
  onChange,
}: PieceChoiceProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      <List>
        {lines
          .filter((line) => unsentOf(line) > 0)
          .map((line) => {
            const name = [line.title, ...line.options.map(({ value }) => value)].join(', ')
            return (
              <Line key={line.id}>
                <div>
                  <p>{name}</p>
                  <Typography variant="body2" color="textSecondary">
                    {words.of(unsentOf(line))}
                  </Typography>
                </div>
                <QuantityInput
                  label={quantityOf(name)}
                  value={pieces[line.id] ?? 0}
                  min={0}
                  max={unsentOf(line)}
                  onChange={(quantity) => onChange({ ...pieces, [line.id]: quantity })}
                />
              </Line>
            )
          })}
      </List>
    </Group>
  )
}
