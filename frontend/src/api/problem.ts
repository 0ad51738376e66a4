/**
 * What went wrong with a call, in words a person can read. The server answers with
 * `application/problem+json`; a lost connection and anything else get a plain sentence.
 */

/** A failed call: the sentence to show, the fields it concerns and what support needs to find it. */
export interface ProblemView {
  message: string
  fields: Record<string, string>
  status?: number
  code?: string
  requestId?: string
}

const unreachable = 'The shop cannot be reached. Check the connection and try again.'
const unexpected = 'That did not work. Try again in a moment.'

/** Reads any error of a call; `fallback` is shown when the server said nothing readable. */
export function problemOf(error: unknown, fallback = unexpected): ProblemView {
  if (!isRecord(error)) return { message: fallback, fields: {} }
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { message: unreachable, fields: {} }
  }
  const body = isRecord(error.data) ? error.data : {}
  return {
    message: text(body.message) ?? text(body.detail) ?? fallback,
    fields: fieldsOf(body.errors),
    ...(typeof error.status === 'number' ? { status: error.status } : {}),
    ...(text(body.code) ? { code: text(body.code) as string } : {}),
    ...(text(body.requestId) ? { requestId: text(body.requestId) as string } : {}),
  }
}

function fieldsOf(errors: unknown): Record<string, string> {
  if (!Array.isArray(errors)) return {}
  const fields: Record<string, string> = {}
  for (const entry of errors) {
    if (!isRecord(entry)) continue
    const name = text(entry.pointer)?.replace(/^#?\//, '').replaceAll('/', '.')
    const message = text(entry.message)
    // The first message of a field is the one to mend first.
    if (name && message && !(name in fields)) fields[name] = message
  }
  return fields
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
