/**
 * A client of a Helloshop marketplace. `operations.ts` beside this file is generated from the marketplace's OpenAPI
 * document: a function for each operation, named by its operationId, and a type for each schema.
 */
import { HttpError, type ApiResponse, type SuccessResponse, type WithHeaders } from '@oazapfts/runtime'
import { defaults, type Problem } from './operations.js'

export * from './operations.js'
export { handle, HttpError } from '@oazapfts/runtime'

/** Where the marketplace is, and who calls it. */
export interface Connection {
  /** Such as `https://shop.example`. */
  baseUrl: string
  /** An API key (`hsk_…`) or the token of somebody who signed in. */
  key?: string
}

/** Says it for all calls from now on; a single call takes others as its last argument (`{ baseUrl, headers }`). */
export function connect({ baseUrl, key }: Connection): void {
  defaults.baseUrl = baseUrl.replace(/\/+$/, '')
  defaults.headers = key === undefined ? {} : { Authorization: `Bearer ${key}` }
}

/** What the marketplace refused, and why. */
export class ProblemError extends Error {
  /** What it said (RFC 9457): decide by `code`, show `detail`. */
  readonly problem: Problem
  /** Seconds after which another try makes sense; with 429 and 503. */
  readonly retryAfter: number | undefined

  constructor(problem: Problem, headers: Headers) {
    super(problem.detail)
    this.name = 'ProblemError'
    this.problem = problem
    const seconds = headers.get('retry-after')
    this.retryAfter = seconds === null ? undefined : Number(seconds)
  }
}

/** The answer of a call that succeeded; throws a {@link ProblemError} if it was refused. */
export async function ok<T extends WithHeaders<ApiResponse>>(call: Promise<T>): Promise<SuccessResponse<T>> {
  const { status, data, headers } = await call
  if (status < 300) return data as SuccessResponse<T>
  if (isProblem(data)) throw new ProblemError(data, headers)
  // somebody between here and there answered
  throw new HttpError(status, data, headers)
}

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'code' in data && 'detail' in data
}
