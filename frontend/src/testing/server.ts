import { setupServer } from 'msw/node'

/** Stands in for the gateway; each test says with `server.use(…)` what it answers. */
export const server = setupServer()
