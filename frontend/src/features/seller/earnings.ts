/** What is left of a sale after the marketplace's share, in minor units; halves are rounded as its books do. */
export const earningsOf = (price: number, commissionBps: number) => price - Math.round((price * commissionBps) / 10_000)

/** Whether a sale that begins and ends at these instants runs now; an empty one is no bound. */
export const isRunning = ({ saleFrom, saleUntil }: { saleFrom: string; saleUntil: string }, now = Date.now()) =>
  (saleFrom === '' || Date.parse(saleFrom) <= now) && (saleUntil === '' || now < Date.parse(saleUntil))
