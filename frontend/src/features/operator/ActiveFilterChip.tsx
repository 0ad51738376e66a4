import Chip from '@mui/material/Chip'
import CloseIcon from 'lucide-react/icons/x'
import { Row } from '@/components/Row'

interface ActiveFilterChipProps {
  /** What a list is limited to. */
  label: string
  /** The same, and what a press does. */
  action: string
  onClear: () => void
}

/** Says what a list is limited to; a press lists everything. */
export function ActiveFilterChip({ label, action, onClear }: ActiveFilterChipProps) {
  return (
    <Row>
      <Chip
        variant="filter"
        component="button"
        label={label}
        aria-label={action}
        deleteIcon={<CloseIcon size={16} />}
        onClick={onClear}
        onDelete={onClear}
      />
    </Row>
  )
}
