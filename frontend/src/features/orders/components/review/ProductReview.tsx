import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { useListOrdersQuery, type Order } from '@/features/orders/api'
import { paths } from '@/lib/paths'
import { ReviewForm } from './ReviewDialog'
import { lineReviewText } from './text'

interface ProductReviewProps {
  product: { id: number; title: string }
  onClose: () => void
}

/** The review of a product from its page: the form for what the reader bought of it, or why there is none. */
export function ProductReview({ product, onClose }: ProductReviewProps) {
  return (
    <TaskDialog title={lineReviewText.title(product.title)} onClose={onClose}>
      <Content productId={product.id} onSent={onClose} />
    </TaskDialog>
  )
}

function Content({ productId, onSent }: { productId: number; onSent: () => void }) {
  const { currentData, isError, isFetching, refetch } = useListOrdersQuery(
    { tab: 'delivered', productId },
    { refetchOnMountOrArgChange: true },
  )
  if (isError && !isFetching) return <ErrorState title={lineReviewText.notKnown} onRetry={() => void refetch()} />
  if (!currentData) return <Skeleton height={440} />
  const bought = boughtIn(currentData.items, productId)
  const next = bought.find(({ line }) => line.reviewable)
  if (next) return <ReviewForm orderId={next.orderId} line={next.line} onSent={onSent} />
  const isReviewed = bought.some(({ line }) => line.review !== null)
  return (
    <Stack spacing={2}>
      <p>{isReviewed ? lineReviewText.reviewed : lineReviewText.notBought}</p>
      <Row>
        <Button component={Link} to={paths.orders()} variant="outlined">
          {lineReviewText.orders}
        </Button>
      </Row>
    </Stack>
  )
}

/** What of these orders is this product, with the order it is in. */
const boughtIn = (orders: readonly Order[], productId: number) =>
  orders.flatMap(({ id, shopOrders }) =>
    shopOrders
      .flatMap(({ lines }) => lines)
      .filter((line) => line.productId === productId)
      .map((line) => ({ orderId: id, line })),
  )
