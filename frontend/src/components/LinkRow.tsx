import type { ReactNode } from 'react'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { Link, useLocation } from 'react-router-dom'
import { currentOf } from '@/lib/current'

interface RowProps {
  icon?: ReactNode
  label: ReactNode
  /** What it is for, below the label. */
  hint?: string
  /** What stands at the end of the row. */
  end?: ReactNode
  /** Said by a tooltip where the label is hidden. */
  title?: string | undefined
  onClick?: () => void
}

const contentOf = ({ icon, label, hint, end }: RowProps) => (
  <>
    {icon && <ListItemIcon>{icon}</ListItemIcon>}
    <ListItemText primary={label} secondary={hint} />
    {end}
  </>
)

interface LinkRowProps extends RowProps {
  to: string
  /** Current on this very page only, not on those below it. */
  exact?: boolean
}

/** A row of a list that leads to a page, and says whether one is there. */
export function LinkRow({ to, exact = false, title, onClick, ...row }: LinkRowProps) {
  const { pathname } = useLocation()
  const current = currentOf(pathname, to, exact)
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        title={title}
        onClick={onClick}
        selected={current !== undefined}
        aria-current={current}
      >
        {contentOf(row)}
      </ListItemButton>
    </ListItem>
  )
}

/** A row of a list that does something. */
export function ActionRow({ title, onClick, ...row }: RowProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component="button" title={title} onClick={onClick}>
        {contentOf(row)}
      </ListItemButton>
    </ListItem>
  )
}
