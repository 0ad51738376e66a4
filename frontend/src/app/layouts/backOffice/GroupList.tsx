import { useId, type ReactNode } from 'react'
import List from '@mui/material/List'
import ListSubheader from '@mui/material/ListSubheader'

/** Rows of pages that belong together, below what they have in common. */
export function GroupList({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  if (!title) return <List>{children}</List>
  return (
    <List aria-labelledby={id} subheader={<ListSubheader id={id}>{title}</ListSubheader>}>
      {children}
    </List>
  )
}
