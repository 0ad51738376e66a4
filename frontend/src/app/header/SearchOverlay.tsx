import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import CloseIcon from 'lucide-react/icons/x'
import { Sheet } from '@/components/Sheet'
import { SearchForm } from './SearchForm'
import { headerText } from './text'

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, padding: '8px 8px 8px 16px' })

/** The search of narrow screens: a bar over the page. */
export function SearchOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  return (
    <Sheet open={open} onClose={onClose} title={headerText.search} side="top" bare>
      <Row>
        <SearchForm focusAtStart panel={panel} onDone={onClose} />
        <IconButton aria-label={headerText.closeSearch} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Row>
      <div ref={setPanel} />
    </Sheet>
  )
}
