import type { ReactElement, ReactNode } from 'react'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { ariaCurrentOf } from '@/lib/ariaCurrent'
import { radius } from '@/lib/design'
import { Tooltip } from './Tooltip'

interface RowProps {
  icon?: ReactNode
  label: ReactNode
  /** What it is for, below the label. */
  hint?: string
  /** What stands at the end of the row. */
  end?: ReactNode
  /** Said by a tooltip where the label is not to be seen. */
  tooltip?: string | undefined
  onClick?: () => void
}

/** A card of rows, with a line between each two. */
export const RowCard = styled(List)(({ theme }) => ({
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiListItemButton-root': { gap: 16, minHeight: 56, paddingInline: 16, borderRadius: 0 },
}))

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

const withTooltip = (tooltip: string | undefined, button: ReactElement) =>
  tooltip ? (
    <Tooltip title={tooltip} placement="right">
      {button}
    </Tooltip>
  ) : (
    button
  )

/** A row of a list that leads to a page, and says whether one is there. */
export function LinkRow({ to, exact = false, tooltip, onClick, ...row }: LinkRowProps) {
  const { pathname } = useLocation()
  const current = ariaCurrentOf(pathname, to, exact)
  const button = (
    <ListItemButton
      component={Link}
      to={to}
      onClick={onClick}
      selected={current !== undefined}
      aria-current={current}
    >
      {contentOf(row)}
    </ListItemButton>
  )
  return <ListItem disablePadding>{withTooltip(tooltip, button)}</ListItem>
}

/** A row of a list that does something. */
export function ActionRow({ tooltip, onClick, ...row }: RowProps) {
  const button = (
    <ListItemButton component="button" onClick={onClick}>
      {contentOf(row)}
    </ListItemButton>
  )
  return <ListItem disablePadding>{withTooltip(tooltip, button)}</ListItem>
}
