/** The generated client sends plain objects; calls that want multipart bodies pass theirs through here. */
import type { FetchArgs } from '@reduxjs/toolkit/query/react'

function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    // Several files go under one name.
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== undefined && part !== null) form.append(name, part as string | Blob)
  }
  return form
}

/** Converts the body of a request into multipart form data. */
export function asFormData(request: string | FetchArgs): FetchArgs {
  if (typeof request === 'string') return { url: request }
  return { ...request, body: toFormData((request.body ?? {}) as object) }
}
