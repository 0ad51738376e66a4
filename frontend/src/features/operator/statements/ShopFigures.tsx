import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { useListShopStatementsQuery, type ShopStatement } from '../api'
import { ListStates } from '../components/ListStates'
import { RecordList } from '../components/RecordList'
import type { RecordShape } from '../components/recordShape'
import { consoleText } from '../text'
import { shopFigureColumns } from './shopFigureColumns'
import { marketStatementText as words } from './text'

/** What every shop began a month with, what moved it, and what it ended with. */
export function ShopFigures({ month }: { month: string }) {
  const [page, setPage] = useState(1)
  const query = useListShopStatementsQuery({ month, page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2} component="section" aria-label={words.shops}>
      <h2>{words.shops}</h2>
      <ListStates
        query={query}
        failed={words.shopsFailed}
        none={{ title: words.noShops }}
        count={words.shopCount}
        rowHeight={56}
        onPage={setPage}
      >
        {({ items, currency }) => <RecordList label={words.shops} items={items} shape={shapeOf(currency)} />}
      </ListStates>
    </Stack>
  )
}

const shapeOf = (currency: string): RecordShape<ShopStatement> => ({
  keyOf: ({ shopId }) => shopId,
  title: {
    name: consoleText.shop,
    value: ({ shopId, shopName }) => <Link to={paths.adminLedger({ shop: String(shopId) })}>{shopName}</Link>,
  },
  columns: shopFigureColumns.map(({ name, of }) => ({
    name,
    isAmount: true,
    value: (shop) => formatMoney(of(shop), currency),
  })),
})
