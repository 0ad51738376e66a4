import { useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ErrorState } from '@/components/ErrorState'
import { SearchField } from '@/components/form/SearchField'
import { OrderedList } from '@/components/OrderedList'
import { ProductTile } from '@/components/ProductTile'
import { useProductSearch, useShopSearch } from './pickerSearch'
import type { PickableItem } from './pickableItem'
import { homeFormText as words } from './text'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
})
const FoundList = styled('ul')(({ theme }) => ({
  '& > li': { paddingBlock: 4 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

function PickLine({ pick: { name, picture, tile, isShown }, children }: { pick: PickableItem; children?: ReactNode }) {
  return (
    <Line>
      <ProductTile src={picture} tile={tile} size={40} />
      <div>
        {name}
        {!isShown && (
          <Typography variant="body2" color="warning">
            {words.notShown}
          </Typography>
        )}
      </div>
      {children}
    </Line>
  )
}

interface OrderedPickerProps {
  /** What is picked: "Products". */
  label: string
  /** What finds more: "Find products". */
  findLabel: string
  /** In their order. */
  picked: readonly PickableItem[]
  most: number
  onChange: (ids: number[], added?: PickableItem) => void
  /** What is looked for. */
  kind: 'products' | 'shops'
  /** The field of the form that is filled here, and what is wrong with it. */
  fieldName?: string
  error?: string | undefined
}

/** Things that are found by their names, in an order. */
export function OrderedPicker({ label, findLabel, picked, most, onChange, kind, fieldName, error }: OrderedPickerProps) {
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  const ids = picked.map(({ id }) => id)
  const find = () => setSought(typed.trim())
  const Found = kind === 'products' ? FoundProducts : FoundShops
  return (
    <Stack spacing={2}>
      <OrderedList
        label={label}
        items={picked}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        onMove={(from, to) => onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)))}
        onRemove={(at) => onChange(ids.toSpliced(at, 1))}
      >
        {(pick) => <PickLine pick={pick} />}
      </OrderedList>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-end', maxInlineSize: 480 }}>
        <SearchField
          label={findLabel}
          name={fieldName}
          error={error}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It would send the form around it.
            event.preventDefault()
            find()
          }}
        />
        <Button variant="outlined" size="large" onClick={find}>
          {words.find}
        </Button>
      </Stack>
      {sought !== '' && (
        <Found
          key={sought}
          sought={sought}
          label={findLabel}
          ids={ids}
          isFull={ids.length >= most}
          onAdd={(pick) => onChange([...ids, pick.id], pick)}
        />
      )}
    </Stack>
  )
}

interface FoundProps {
  sought: string
  label: string
  ids: readonly number[]
  isFull: boolean
  onAdd: (pick: PickableItem) => void
}

const FoundProducts = (props: FoundProps) => <Results {...props} {...useProductSearch(props.sought)} />
const FoundShops = (props: FoundProps) => <Results {...props} {...useShopSearch(props.sought)} />

interface ResultsProps extends FoundProps {
  picks: PickableItem[] | undefined
  isError: boolean
  refetch: () => void
}

function Results({ sought, label, ids, isFull, onAdd, picks, isError, refetch }: ResultsProps) {
  if (isError) return <ErrorState title={words.searchFailed} onRetry={refetch} />
  if (!picks) return <Skeleton aria-busy="true" height={96} />
  if (picks.length === 0) return <p role="status">{words.nothing(sought)}</p>
  return (
    <FoundList aria-label={label}>
      {picks.map((pick) => (
        <li key={pick.id}>
          <PickLine pick={pick}>
            {ids.includes(pick.id) ? (
              <Typography variant="body2" color="textSecondary">
                {words.added}
              </Typography>
            ) : (
              <Button disabled={isFull} aria-label={words.add(pick.name)} onClick={() => onAdd(pick)}>
                {words.addShort}
              </Button>
            )}
          </PickLine>
        </li>
      ))}
    </FoundList>
  )
}
