import type { SellerOrder } from './api'
import { sellerOrdersText } from './text'

/** The goods of an order in one line: "2 × Mug, 1 × Teapot". */
export const goodsIn = ({ lines }: Pick<SellerOrder, 'lines'>) =>
  lines.map(({ title, quantity }) => sellerOrdersText.quantityOf(quantity, title)).join(', ')
