import { styled } from '@mui/material/styles'
import { Row } from '@/components/Panel'
import type { Cart } from '../api'
import { countOf, linesOf, selectableIds } from '../summary'
import { cartPageText } from './text'
import type { CartTicks } from './CartList'
import { TickAll } from './TickAll'

const Head = styled(Row)({ justifyContent: 'space-between', minBlockSize: 44 })

/** The heading with the number of pieces, and the tick for all of them; without a cart only the heading. */
export function CartHead({ groups, ticks }: { groups?: Cart; ticks?: CartTicks }) {
  if (!groups || !ticks) {
    return (
      <Head>
        <h1>{cartPageText.title}</h1>
      </Head>
    )
  }
  const lines = linesOf(groups)
  return (
    <Head>
      <h1>{lines.length > 0 ? cartPageText.titleWithCount(countOf(groups)) : cartPageText.title}</h1>
      {selectableIds(lines).length > 0 && (
        <TickAll items={lines} {...ticks}>
          {cartPageText.selectAll}
        </TickAll>
      )}
    </Head>
  )
}
