import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle } from '@/components/Page'
import { useGetSharedWishlistQuery } from '../../personalApi'
import { bestSellers } from '../wishlist/Wishlist'
import { pageSize, WishlistCards, WishlistPages } from '../wishlist/WishlistPages'
import { sharedWishlistText } from './text'

const Lead = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** What a first page asks for. */
export const firstPage = (token: string) => ({ token, page: 1, pageSize })

type SharedWishlistProps = {
  token: string
  /** What its first page says; undefined while it is on its way. */
  answer: { title: string | null; total: number } | undefined
}

/** Somebody's wishlist, for those who were given its link. What the hearts keep goes on one's own. */
export function SharedWishlist({ token, answer }: SharedWishlistProps) {
  const title = answer?.title ?? sharedWishlistText.untitled
  return (
    <Stack spacing={2.5}>
      {answer && <PageTitle>{title}</PageTitle>}
      <div>
        {/* keeps its line while the title is unknown */}
        <h1>{answer ? title : '\u00a0'}</h1>
        <Lead>{sharedWishlistText.shared}</Lead>
      </div>
      {answer?.total === 0 ? (
        <Empty />
      ) : (
        <WishlistPages
          total={answer?.total}
          renderPage={(page, focusFirst) => <SharedPage key={page} token={token} page={page} focusFirst={focusFirst} />}
        />
      )}
    </Stack>
  )
}

function SharedPage({ token, page, focusFirst }: { token: string; page: number; focusFirst: boolean }) {
  const { data, isError, isFetching, refetch } = useGetSharedWishlistQuery({ token, page, pageSize })
  return (
    <WishlistCards
      cards={data?.items}
      failed={!data && isError && !isFetching ? sharedWishlistText.moreFailed : null}
      onRetry={() => void refetch()}
      isFirst={page === 1}
      focusFirst={focusFirst}
    />
  )
}

function Empty() {
  return (
    <EmptyState
      illustration="plant"
      title={sharedWishlistText.empty}
      text={sharedWishlistText.emptyText}
      action={
        <Button component={Link} variant="contained" to={bestSellers}>
          {sharedWishlistText.browse}
        </Button>
      }
    />
  )
}
