/**
 * Readable messages for failed calls. The server sends `application/problem+json` in English; other languages have a
 * sentence for each of its codes. A lost connection and anything else get a general sentence.
 */
import { problemText } from './text'

/** A failed call: the sentence to show, the fields it concerns and what support needs to find it. */
export interface ProblemView {
  message: string
  fields: Record<string, string>
  status?: number
  code?: string
  requestId?: string
}

/** Reads any error of a call; `fallback` is shown when the server said nothing readable. */
export function problemOf(error: unknown, fallback: string = problemText.unexpected): ProblemView {
  if (!isRecord(error)) return { message: fallback, fields: {} }
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') {
    return { message: problemText.unreachable, fields: {} }
  }
  const body = isRecord(error.data) ? error.data : {}
  const fields = fieldsOf(body.errors)
  return {
    message: messageOf(body, Object.values(fields)) || fallback,
    fields,
    ...(typeof error.status === 'number' ? { status: error.status } : {}),
    ...(text(body.code) ? { code: text(body.code) as string } : {}),
    ...(text(body.requestId) ? { requestId: text(body.requestId) as string } : {}),
  }
}

/**
 * With a single invalid field, its message is enough; otherwise the sentence for the code, or in English the
 * server's own.
 */
function messageOf(body: Record<string, unknown>, faults: string[]): string {
  const [only] = faults
  if (body.code === 'invalid_fields' && faults.length === 1 && only) return only
  return problemText.ofProblem(text(body.code) ?? '', text(body.message) ?? text(body.detail) ?? '')
}

function fieldsOf(errors: unknown): Record<string, string> {
  if (!Array.isArray(errors)) return {}
  const fields: Record<string, string> = {}
  for (const entry of errors) {
    if (!isRecord(entry)) continue
    const name = text(entry.pointer)?.replace(/^#?\//, '').replaceAll('/', '.')
    const message = problemText.ofField(text(entry.code) ?? '', text(entry.message) ?? '')
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
