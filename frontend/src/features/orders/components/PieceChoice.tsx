import { styled } from '@mui/material/styles'
import { Quiet } from '@/components/Panel'
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
  lines: readonly OrderLine[]
  pieces: Pieces
  onChange: (pieces: Pieces) => void
}

/** How many pieces of each line that is still with the shop are to be cancelled. */
export function PieceChoice({ lines, pieces, onChange }: PieceChoiceProps) {
  return (
    <Group>
      <legend>{words.legend}</legend>
      <List>
        {lines
          .filter((line) => unsentOf(line) > 0)
          .map((line) => {
            const name = [line.title, ...line.options.map(({ value }) => value)].join(', ')
            return (
              <Line key={line.id}>
                <div>
                  <p>{name}</p>
                  <Quiet>{words.of(unsentOf(line))}</Quiet>
                </div>
                <QuantityInput
                  label={words.quantityOf(name)}
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
