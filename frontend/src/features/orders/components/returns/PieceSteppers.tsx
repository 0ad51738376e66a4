import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ProductTile } from '@/components/ProductTile'
import { QuantityInput } from '@/components/QuantityInput'
import { tileOf } from '@/lib/design'
import type { OrderLine } from '../../api'
import type { Pieces } from '../../pieces'
import { piecesWithBuyer } from '../../returns'
import { returnText } from './text'

const List = styled('ul')({ display: 'grid', gap: 16 })
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'center',
  '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  '@media (min-width:600px)': {
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    '& > :last-child': { gridColumn: 3 },
  },
})

interface PieceSteppersProps {
  lines: readonly OrderLine[]
  pieces: Pieces
  onChange: (pieces: Pieces) => void
}

/** How many pieces of each line that the buyer has are meant. */
export function PieceSteppers({ lines, pieces, onChange }: PieceSteppersProps) {
  return (
    <List>
      {lines
        .filter((line) => piecesWithBuyer(line) > 0)
        .map((line) => {
          const name = [line.title, ...line.options.map(({ value }) => value)].join(', ')
          return (
            <Line key={line.id}>
              <ProductTile src={line.image} tile={tileOf(line.tile, line.productId)} size={56} />
              <div>
                <p>{name}</p>
                <Typography variant="body2" color="textSecondary">
                  {returnText.ask.there(piecesWithBuyer(line))}
                </Typography>
              </div>
              <QuantityInput
                label={returnText.ask.piecesOf(name)}
                value={pieces[line.id] ?? 0}
                min={0}
                max={piecesWithBuyer(line)}
                onChange={(quantity) => onChange({ ...pieces, [line.id]: quantity })}
              />
            </Line>
          )
        })}
    </List>
  )
}
