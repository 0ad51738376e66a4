import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import DownloadIcon from 'lucide-react/icons/download'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { Panel } from '@/components/Panel'
import { useApplyProductImportMutation, type ProductImport } from './api'
import { ImportCounts } from './ImportCounts'
import { ImportItems } from './ImportItems'
import { importText as words } from './text'
import { useTableDownload } from './useTableDownload'

interface CheckStepProps {
  import: ProductImport
  /** Back to what stands in the columns. */
  onColumns: () => void
}

/** What an import would do, product by product, before it does anything. */
export function CheckStep({ import: file, onColumns }: CheckStepProps) {
  const [apply, { isLoading, error }] = useApplyProductImportMutation()
  const { saveErrors, isBusy } = useTableDownload()
  const { counts, pictures } = file
  const toDo = counts.create + counts.change
  return (
    <Stack spacing={2.5}>
      <Panel title={words.checkedTitle}>
        {error && <FormAlert>{problemOf(error, words.notApplied).message}</FormAlert>}
        <ImportCounts
          counts={(['create', 'change', 'skip', 'error'] as const).map((kind) => [words.counts[kind], counts[kind]])}
        />
        {toDo === 0 && counts.error === 0 && <p>{words.nothingToDo}</p>}
        {pictures.named > 0 && <p>{words.picturesToCome(pictures.named)}</p>}
        {counts.error > 0 && <p>{words.errorsLeftOut(counts.error)}</p>}
        <Row>
          {toDo > 0 && (
            <Button
              variant="contained"
              aria-busy={isLoading}
              onClick={() => {
                if (!isLoading) void apply({ importId: file.id })
              }}
            >
              {words.apply(toDo)}
            </Button>
          )}
          {counts.error > 0 && (
            <Button
              variant="outlined"
              aria-busy={isBusy}
              startIcon={<DownloadIcon size={20} />}
              onClick={() => void saveErrors(file.id)}
            >
              {words.downloadErrors}
            </Button>
          )}
          <Button variant="text" onClick={onColumns}>
            {words.changeColumns}
          </Button>
        </Row>
      </Panel>
      <ImportItems import={file} />
    </Stack>
  )
}
