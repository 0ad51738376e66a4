import { useEffect } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useDispatch } from 'react-redux'
import { useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { NotFoundState } from '@/components/NotFoundState'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { centreText } from '@/features/seller/centre/text'
import { productsChanged, useGetProductImportQuery, type ProductImport } from '@/features/seller/import/api'
import { ImportProgress } from '@/features/seller/import/ImportProgress'
import { CheckStep } from '@/features/seller/import/CheckStep'
import { ColumnsStep } from '@/features/seller/import/ColumnsStep'
import { ImportSteps } from '@/features/seller/import/ImportSteps'
import { ResultStep } from '@/features/seller/import/ResultStep'
import { importText as words } from '@/features/seller/import/text'
import { paths } from '@/lib/paths'

const pollMilliseconds = 1000

const isAtWork = ({ status }: ProductImport) => status === 'checking' || status === 'applying' || status === 'undoing'

/** One import, at the step where it is, also after the page was left and opened again. */
export function ImportPage() {
  const { importId: raw = '' } = useParams()
  const importId = /^\d+$/.test(raw) ? Number(raw) : null
  const { data, error, refetch } = useImport(importId)
  if (importId === null || (error && problemOf(error).status === 404))
    return (
      <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.sellerProductImports()} linkLabel={words.all} />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{centreText.import}</PageTitle>
      <BackOfficeBreadcrumbs
        crumbs={[
          { name: words.products, to: paths.sellerProducts() },
          { name: centreText.import, to: paths.sellerProductImports() },
        ]}
        current={data?.fileName || centreText.import}
      />
      <h1>{centreText.import}</h1>
      {data && <Steps import={data} />}
      {!data && error && (
        <ErrorState title={words.loadFailed} text={problemOf(error).message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton aria-busy="true" height={420} />}
    </Stack>
  )
}

/** The import, asked for again while it is at work; what it changed is stale once it is through. */
function useImport(importId: number | null) {
  const arg = importId === null ? skipToken : { importId }
  const { currentData: data, error, refetch } = useGetProductImportQuery(arg, { refetchOnMountOrArgChange: true })
  useGetProductImportQuery(arg, { pollingInterval: data && isAtWork(data) ? pollMilliseconds : 0 })
  const dispatch = useDispatch()
  const status = data?.status
  useEffect(() => {
    if (status === 'applied' || status === 'undone') dispatch(productsChanged)
  }, [status, dispatch])
  return { data, error, refetch }
}

const stepOf = { uploaded: 1, checking: 2, checked: 2, applying: 3, applied: 4, undoing: 3, undone: 4 }

function Steps({ import: file }: { import: ProductImport }) {
  const [search, setSearch] = useSearchParams()
  const isMatching = file.status === 'uploaded' || (file.status === 'checked' && search.has('columns'))
  const isThrough = file.status === 'applied' || file.status === 'undone'
  return (
    <>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {words.fileOf(file.fileName, file.rowCount)}
      </Typography>
      <ImportSteps at={isMatching ? 1 : stepOf[file.status]} />
      {isMatching && <ColumnsStep import={file} onChecked={() => setSearch('', { replace: true })} />}
      {isAtWork(file) && <ImportProgress import={file} />}
      {file.status === 'checked' && !isMatching && <CheckStep import={file} onColumns={() => setSearch('columns')} />}
      {isThrough && <ResultStep key={file.status} import={file} />}
    </>
  )
}
