import { useState } from 'react'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import {
  ColumnsPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import ColumnsIcon from 'lucide-react/icons/columns-3'
import RowsIcon from 'lucide-react/icons/rows-3'
import { useCloseOnBack } from '@/components/useCloseOnBack'
import { listText as words } from './text'

const densities = ['compact', 'standard', 'comfortable'] as const

/** Which columns the table has, and how close its rows stand. */
export function GridToolbar() {
  const api = useGridApiContext()
  const density = useGridSelector(api, gridDensitySelector)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  useCloseOnBack(anchor !== null, close)
  return (
    <Toolbar aria-label={words.look}>
      <Tooltip title={words.chooseColumns}>
        <ColumnsPanelTrigger render={<ToolbarButton aria-label={words.chooseColumns} />}>
          <ColumnsIcon size={20} />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title={words.density}>
        <ToolbarButton
          aria-label={words.density}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <RowsIcon size={20} />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {densities.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={() => {
              api.current.setDensity(value)
              close()
            }}
          >
            {words.densities[value]}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  )
}
