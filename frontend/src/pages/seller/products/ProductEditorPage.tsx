import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { useGetSellerProductQuery } from '@/features/seller/api'
import { ProductEditor } from '@/features/seller/products/components/ProductEditor'
import { productText as words } from '@/features/seller/products/text'
import { paths } from '@/lib/paths'

/** Lists a new product. */
export function ProductCreatePage() {
  return <ProductEditor />
}

/** Changes one of the shop's products. */
export function ProductEditPage() {
  const { productId } = useParams()
  const id = Number(productId)
  const { currentData, error, isFetching, refetch } = useGetSellerProductQuery({ id }, { skip: !Number.isInteger(id) })
  if (currentData) return <ProductEditor key={id} known={currentData} />
  if (!Number.isInteger(id) || (error && problemOf(error).status === 404))
    return (
      <EmptyState
        heading="h1"
        scene="compass"
        title={words.missingTitle}
        text={words.missingText}
        action={
          <Button component={Link} variant="outlined" to={paths.sellerProducts()}>
            {words.all}
          </Button>
        }
      />
    )
  if (error && !isFetching)
    return <ErrorState heading="h1" title={words.loadFailed} onRetry={() => void refetch()} />
  return <EditorSkeleton />
}

function EditorSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy="true">
      <Skeleton height={84} />
      <Skeleton height={480} />
      <Skeleton height={320} />
    </Stack>
  )
}
