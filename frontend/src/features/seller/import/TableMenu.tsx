import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import DownloadIcon from 'lucide-react/icons/download'
import EllipsisIcon from 'lucide-react/icons/ellipsis'
import FileIcon from 'lucide-react/icons/file-spreadsheet'
import UploadIcon from 'lucide-react/icons/upload'
import { Link } from 'react-router-dom'
import { useCloseOnBack } from '@/components/useCloseOnBack'
import { paths } from '@/lib/paths'
import type { ExportQuery } from './api'
import { tableText as words } from './text'
import { useTableDownload } from './useTableDownload'

/** Brings products as a table, or takes those of the list away as one. */
export function TableMenu({ query }: { query: ExportQuery }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { saveProducts, saveTemplate, isBusy } = useTableDownload()
  const close = () => setAnchor(null)
  useCloseOnBack(anchor !== null, close)
  return (
    <>
      <IconButton
        aria-label={words.menu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={paths.sellerProductImports()} onClick={close}>
          <ListItemIcon>
            <UploadIcon size={20} />
          </ListItemIcon>
          {words.import}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            void saveProducts(query)
          }}
        >
          <ListItemIcon>
            <DownloadIcon size={20} />
          </ListItemIcon>
          {words.export}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            void saveTemplate()
          }}
        >
          <ListItemIcon>
            <FileIcon size={20} />
          </ListItemIcon>
          {words.template}
        </MenuItem>
      </Menu>
    </>
  )
}
