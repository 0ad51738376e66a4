/** The marketplace of this worker, and where its stand-in for PayPal listens; `scripts/marketplace.mjs` opens them. */
interface Marketplace {
  url?: string
  emulator?: string
}

const opened = JSON.parse(process.env['E2E_MARKETPLACES'] ?? '[]') as Marketplace[]
const asked: Marketplace = {
  ...(process.env['E2E_BASE_URL'] && { url: process.env['E2E_BASE_URL'] }),
  ...(process.env['E2E_EMULATOR_URL'] && { emulator: process.env['E2E_EMULATOR_URL'] }),
}

// a worker that starts anew after a failed story has the place of the one before it
export const marketplace = opened[Number(process.env['TEST_PARALLEL_INDEX'])] ?? asked
