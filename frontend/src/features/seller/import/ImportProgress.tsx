import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { Panel } from '@/components/Panel'
import { useApplyProductImportMutation, useUndoProductImportMutation, type ProductImport } from './api'
import { picturesOf, progressOf } from './progress'
import { importText as words } from './text'

/** An import that is being checked, applied or undone. */
export function ImportProgress({ import: file }: { import: ProductImport }) {
  const products = progressOf(file)
  const pictures = picturesOf(file)
  // They come when the last product is there.
  const isBringing = file.status === 'applying' && products.done === products.of && pictures.done < pictures.of
  const { done, of } = isBringing ? pictures : products
  const title = isBringing ? words.bringing : titleOf(file)
  return (
    <Panel title={title}>
      <LinearProgress variant="determinate" value={of === 0 ? 0 : (done / of) * 100} aria-label={title} />
      <p role="status">{isBringing ? words.brought(done, of) : words.progress(done, of)}</p>
      <Typography variant="body2" color="textSecondary">
        {words.leave}
      </Typography>
      {file.status !== 'checking' && <ResumeImport key={`${title} ${done}`} import={file} />}
    </Panel>
  )
}

const titleOf = ({ status }: ProductImport) =>
  status === 'applying' || status === 'undoing' ? words[status] : words.checking

/** Without any progress for so long, the work may have been given up, in milliseconds. */
const patience = 60_000

/** Takes an import up again that stands still; it goes on where it was. */
function ResumeImport({ import: file }: { import: ProductImport }) {
  const [stands, setStands] = useState(false)
  const [apply, applying] = useApplyProductImportMutation()
  const [undo, undoing] = useUndoProductImportMutation()
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!stands) return null
  const run = async () => {
    const { error } = await (file.status === 'undoing' ? undo : apply)({ importId: file.id })
    if (error) toast.error(problemOf(error).message)
    else setStands(false)
  }
  return (
    <Row>
      <p>{words.stands}</p>
      <Button variant="outlined" loading={applying.isLoading || undoing.isLoading} onClick={() => void run()}>
        {words.takeUp}
      </Button>
    </Row>
  )
}
