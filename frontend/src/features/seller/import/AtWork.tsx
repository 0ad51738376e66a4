import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Panel } from '../components/Panel'
import type { ProductImport } from './api'
import { importText as words } from './text'

/** How many of how many products are through the stage that an import is in. */
export function progressOf({ status, counts, productCount }: ProductImport): { done: number; of: number } {
  const { create, change, skip, error, done, refused, undone, archived, left } = counts
  if (status === 'applying') return { done: done + refused, of: create + change }
  if (status === 'undoing') return { done: undone + archived + left, of: done + undone + archived + left }
  return { done: create + change + skip + error, of: productCount }
}

/** An import that is being checked, applied or undone. */
export function AtWork({ import: file }: { import: ProductImport }) {
  const { done, of } = progressOf(file)
  const title = file.status === 'applying' || file.status === 'undoing' ? words[file.status] : words.checking
  return (
    <Panel title={title}>
      <LinearProgress variant="determinate" value={of === 0 ? 0 : (done / of) * 100} aria-label={title} />
      <p role="status">{words.progress(done, of)}</p>
      <Typography variant="body2" color="textSecondary">
        {words.leave}
      </Typography>
    </Panel>
  )
}
