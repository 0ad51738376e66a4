import { useId, type ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

interface PanelProps {
  /** Where a link to it leads; it takes the focus then. */
  id?: string
  title: string
  hint?: string
  children: ReactNode
}

/** A part of a form in a box of its own. */
export function Panel({ id, title, hint, children }: PanelProps) {
  const heading = useId()
  return (
    <Paper variant="panel" component="section" aria-labelledby={heading} {...(id ? { id, tabIndex: -1 } : {})}>
      <Stack spacing={2}>
        <div>
          <h2 id={heading}>{title}</h2>
          {hint && (
            <Typography variant="body2" color="textSecondary">
              {hint}
            </Typography>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  )
}
