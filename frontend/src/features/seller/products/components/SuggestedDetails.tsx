import { useId } from 'react'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import PlusIcon from 'lucide-react/icons/plus'
import { Row } from '@/components/Row'
import { productText as words } from '../text'

interface SuggestedDetailsProps {
  /** Names that other products of the category have and this one does not. */
  names: readonly string[]
  onAdd: (name: string) => void
}

const shownAtOnce = 8

/** What products of the category usually say: one press begins a line about it. */
export function SuggestedDetails({ names, onAdd }: SuggestedDetailsProps) {
  const label = useId()
  if (names.length === 0) return null
  return (
    <Row spacing={1} role="group" aria-labelledby={label}>
      <Typography id={label} variant="body2" color="text.secondary">
        {words.usual}
      </Typography>
      {names.slice(0, shownAtOnce).map((name) => (
        <Chip key={name} variant="filter" clickable icon={<PlusIcon size={16} />} label={name} onClick={() => onAdd(name)} />
      ))}
    </Row>
  )
}
