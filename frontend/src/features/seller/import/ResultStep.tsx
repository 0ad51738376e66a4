import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import DownloadIcon from 'lucide-react/icons/download'
import UndoIcon from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { paths } from '@/lib/paths'
import { Panel } from '@/components/Panel'
import { useUndoProductImportMutation, type ProductImport } from './api'
import { ImportItems } from './ImportItems'
import { importText as words } from './text'
import { useTableDownload } from './useTableDownload'

/** What an import did, or what became of it once it was undone. */
export function ResultStep({ import: file }: { import: ProductImport }) {
  const { counts, pictures, status } = file
  const { saveErrors, isBusy } = useTableDownload()
  const faulty = counts.error + counts.refused + pictures.refused
  return (
    <Stack spacing={2.5}>
      <Panel title={status === 'undone' ? words.undoneTitle : words.appliedTitle}>
        <Stack spacing={1} role="status">
          {status === 'undone' ? <Undone counts={counts} /> : <Applied counts={counts} pictures={pictures} />}
        </Stack>
        <Row>
          <Button component={Link} variant="contained" to={paths.sellerProducts()}>
            {words.see}
          </Button>
          <Button component={Link} variant="outlined" to={paths.sellerProductImports()}>
            {words.another}
          </Button>
          {faulty > 0 && (
            <Button
              variant="outlined"
              aria-busy={isBusy}
              startIcon={<DownloadIcon size={20} />}
              onClick={() => void saveErrors(file.id)}
            >
              {words.downloadErrors}
            </Button>
          )}
          {status === 'applied' && counts.done > 0 && <Undo id={file.id} />}
        </Row>
      </Panel>
      <ImportItems import={file} />
    </Stack>
  )
}

function Applied({ counts: { create, change, error, done, refused }, pictures }: Pick<ProductImport, 'counts' | 'pictures'>) {
  // which of the two a refused one was is told in the list
  const isWhole = refused === 0
  return (
    <>
      <p>{isWhole ? words.applied(create, change) : words.progress(done, create + change)}</p>
      {pictures.added > 0 && <p>{words.picturesAdded(pictures.added)}</p>}
      {pictures.refused > 0 && <p>{words.picturesRefused(pictures.refused)}</p>}
      {refused > 0 && <p>{words.refused(refused)}</p>}
      {error > 0 && <p>{words.errorsLeftOut(error)}</p>}
    </>
  )
}

function Undone({ counts: { undone, archived, left } }: Pick<ProductImport, 'counts'>) {
  return (
    <>
      {undone > 0 && <p>{words.undone(undone)}</p>}
      {archived > 0 && <p>{words.archived(archived)}</p>}
      {left > 0 && <p>{words.left(left)}</p>}
    </>
  )
}

function Undo({ id }: { id: number }) {
  const [undo, { isLoading, error }] = useUndoProductImportMutation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="text" aria-busy={isLoading} startIcon={<UndoIcon size={20} />} onClick={() => setAsked(true)}>
        {words.undo}
      </Button>
      {error && <FormAlert>{problemOf(error, words.notUndone).message}</FormAlert>}
      <ConfirmDialog
        open={isAsked}
        title={words.undoTitle}
        text={words.undoText}
        confirmLabel={words.undo}
        cancelLabel={words.keep}
        onConfirm={() => {
          setAsked(false)
          void undo({ importId: id })
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
