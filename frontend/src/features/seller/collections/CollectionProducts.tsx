import { useState, type ReactNode, type SubmitEvent } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { SearchField } from '@/components/form/SearchField'
import { Pager } from '@/components/Pager'
import { ProductTile } from '@/components/ProductTile'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import {
  useListSellerProductsQuery,
  useSetCollectionProductsMutation,
  useUpdateProductMutation,
  type SellerCollection,
  type SellerProductRow,
} from '../api'
import { collectionFormText as words } from './text'

const Lines = styled('ul')(({ theme }) => ({
  '& > li': { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr) auto', alignItems: 'center', gap: 12, paddingBlock: 8 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
})

/** As many as are shown at once. */
const pageSize = 50
/** As many as are found at first, and as come with each "more"; the server's most is ten times as many. */
const foundAtOnce = 10
const foundAtMost = 100

/** The products of a collection: what is in it, and a search for what is to come in. */
export function CollectionProducts({ collection }: { collection: SellerCollection }) {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const move = useCollectionProducts(collection)
  const [page, setPage] = useState(1)
  const inIt = useListSellerProductsQuery({ collectionId: collection.id, page, pageSize })
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQ(typed.trim())
  }
  return (
    <Stack spacing={2.5}>
      {inIt.isError && <ErrorState title={words.goodsFailed} onRetry={() => void inIt.refetch()} />}
      {!inIt.data && !inIt.isError && <Skeleton aria-busy="true" height={130} />}
      {inIt.data?.total === 0 && <Typography color="textSecondary">{words.noGoods}</Typography>}
      {inIt.data && (
        <Lines aria-label={words.isIn}>
          {inIt.data.items.map((product) => (
            <ProductLine key={product.id} product={product}>
              <Button variant="text" aria-label={words.takeOutOf(product.title)} onClick={() => void move.takeOut(product)}>
                {words.takeOut}
              </Button>
            </ProductLine>
          ))}
        </Lines>
      )}
      {inIt.data && <Pager {...inIt.data} onPage={setPage} />}
      <search>
        <Form onSubmit={find}>
          <SearchField label={words.find} hint={words.findHint} value={typed} onChange={setTyped} />
          <Button type="submit" variant="outlined" size="large">
            {words.findButton}
          </Button>
        </Form>
      </search>
      {q !== '' && <Found key={q} q={q} collection={collection} onAdd={(product) => void move.add(product)} />}
    </Stack>
  )
}

interface FoundProps {
  q: string
  collection: SellerCollection
  onAdd: (product: SellerProductRow) => void
}

function Found({ q, collection, onAdd }: FoundProps) {
  const [count, setCount] = useState(foundAtOnce)
  // What was found stays while more comes.
  const { data: currentData, isError, isFetching, refetch } = useListSellerProductsQuery({ q, pageSize: count })
  if (isError) return <ErrorState title={words.goodsFailed} onRetry={() => void refetch()} />
  if (!currentData) return <Skeleton aria-busy="true" height={130} />
  if (currentData.items.length === 0) return <p role="status">{words.nothingFound(q)}</p>
  const isFromElsewhere = (product: SellerProductRow) =>
    product.collectionId !== collection.id && product.categoryId !== collection.parent.id
  const { items, total } = currentData
  const isMore = total > items.length
  const isFull = count === foundAtMost
  return (
    <div>
      <Lines aria-label={words.find}>
        {items.map((product) => (
          <ProductLine
            key={product.id}
            product={product}
            note={isFromElsewhere(product) ? words.willMove(product.category.at(1)?.name ?? '') : undefined}
          >
            {product.collectionId === collection.id ? (
              <Typography variant="body2" color="textSecondary">
                {words.isIn}
              </Typography>
            ) : (
              <Button variant="outlined" aria-label={words.addOf(product.title)} onClick={() => onAdd(product)}>
                {words.add}
              </Button>
            )}
          </ProductLine>
        ))}
      </Lines>
      {isMore && !isFull && (
        <Button variant="outlined" loading={isFetching} onClick={() => setCount(count + foundAtOnce)}>
          {words.showMore}
        </Button>
      )}
      {isMore && isFull && <p>{words.more(total - items.length)}</p>}
    </div>
  )
}

interface ProductLineProps {
  product: SellerProductRow
  /** What to know before it comes in. */
  note?: string | undefined
  /** What can be done with it. */
  children: ReactNode
}

function ProductLine({ product, note, children }: ProductLineProps) {
  return (
    <li>
      <ProductTile src={product.thumbnail} tile={product.tile} size={48} />
      <div>
        <Link to={paths.sellerProductEdit(product.id)}>{product.title}</Link>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </div>
      {children}
    </li>
  )
}

/** Puts products in and takes them out; either can be undone. */
function useCollectionProducts({ id, parent }: SellerCollection) {
  const [set] = useSetCollectionProductsMutation()
  const [update] = useUpdateProductMutation()
  const change = async (part: { add: number[] } | { remove: number[] }, done: string, undo?: () => void) => {
    const { error } = await set({ id, collectionProducts: { ...part, move: true } })
    if (error) toast.error(problemOf(error).message)
    else toast.success(done, undo ? { action: { label: words.undo, onClick: undo } } : {})
  }
  const add = (product: SellerProductRow, undo?: () => void) => change({ add: [product.id] }, words.added(product.title), undo)
  const takeOut = (product: SellerProductRow, undo?: () => void) =>
    change({ remove: [product.id] }, words.takenOut(product.title), undo)
  /** To the collection, or at least to the category, where it was. */
  const putBack = async (product: SellerProductRow) => {
    const { collectionId, categoryId, title } = product
    if (collectionId !== null) {
      const { error } = await set({ id: collectionId, collectionProducts: { add: [product.id], move: true } })
      return void (error ? toast.error(problemOf(error).message) : toast.success(words.putBack(title)))
    }
    await takeOut(product)
    if (categoryId === parent.id) return
    const { error } = await update({ id: product.id, productChange: { categoryId } })
    if (error) toast.error(problemOf(error).message)
  }
  return {
    add: (product: SellerProductRow) => add(product, () => void putBack(product)),
    takeOut: (product: SellerProductRow) => takeOut(product, () => void add(product)),
  }
}
