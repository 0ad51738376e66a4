import type { SellerOrder } from './api'

/** What the buyer wrote to all shops of the order and to this one. */
export const notesOf = ({ note, shopNote }: Pick<SellerOrder, 'note' | 'shopNote'>): string[] =>
  [note, shopNote].filter((text): text is string => Boolean(text))
