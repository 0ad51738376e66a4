import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Navigate, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useGetSellerProductQuery } from '@/features/seller/api'
import { NotFoundState } from '@/components/NotFoundState'
import { ProductEditor } from '@/features/seller/products/components/ProductEditor'
import { listText } from '@/features/seller/products/list/text'
import { productText as words } from '@/features/seller/products/text'
import { takeBegunProduct } from '@/features/seller/products/useProductEditor'
import { paths } from '@/lib/paths'

/** Lists a new product; one that had saved itself before the page was loaded anew goes on where it was. */
export function ProductCreatePage() {
  const [begun] = useState(takeBegunProduct)
  return begun === null ? <ProductEditor /> : <Navigate to={paths.sellerProductEdit(begun)} replace />
}

/** Changes one of the shop's products. */
export function ProductEditPage() {
  const { productId } = useParams()
  const id = Number(productId)
  const { currentData, error, isFetching, refetch } = useGetSellerProductQuery({ id }, { skip: !Number.isInteger(id) })
  if (currentData) return <ProductEditor key={id} known={currentData} />
  if (!Number.isInteger(id) || (error && problemOf(error).status === 404))
    return (
      <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.sellerProducts()} linkLabel={words.all} />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.edit}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={[{ name: listText.title, to: paths.sellerProducts() }]} current={words.edit} />
      {error && !isFetching ? (
        <ErrorState heading="h1" title={words.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <EditorSkeleton />
      )}
    </Stack>
  )
}

function EditorSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy="true">
      <Skeleton height={44} width="40%" />
      <Skeleton height={480} />
      <Skeleton height={320} />
    </Stack>
  )
}
