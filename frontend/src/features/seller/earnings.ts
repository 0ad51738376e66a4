/** What is left of a sale after the marketplace's share, in minor units; halves are rounded as its books do. */
export const earningsOf = (price: number, commissionBps: number) => price - Math.round((price * commissionBps) / 10_000)
