/** Uploading a file with progress, which `fetch` cannot report. */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { language } from '@/lib/language'
import { readSession } from '@/lib/storage'
import { asFormData } from './formData'
import { refusedToLook } from './look'
import { hasSessionChanged } from './tokenOwner'
import { announceSessionLost } from './sessionLost'

/** The result; an error has the same form as one of the API slice. */
export type Uploaded<Answer> = { data: Answer; error?: never } | { data?: never; error: FetchBaseQueryError }

const unreachable = { error: { status: 'FETCH_ERROR', error: 'The file was not sent' } } satisfies Uploaded<never>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

type Method = 'POST' | 'PUT'

function send<Answer>(
  method: Method,
  url: string,
  body: FormData,
  onProgress: (part: number) => void,
): Promise<Uploaded<Answer>> {
  return new Promise((answer) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    call.setRequestHeader('Accept-Language', language)
    const session = readSession()
    if (session) call.setRequestHeader('Authorization', `Bearer ${session.token}`)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onerror = () => answer(unreachable)
    call.onload = () => {
      const data = parsed(call.responseText)
      if (call.status >= 200 && call.status < 300) answer({ data: data as Answer })
      else answer({ error: { status: call.status, data } })
    }
    call.send(body)
  })
}

/**
 * Sends these fields, one of which is a file. `onProgress` is called with the part that has been sent, from 0 to 1.
 * An expired access token is renewed once.
 */
export async function upload<Answer>(
  url: string,
  fields: object,
  onProgress: (part: number) => void,
  method: Method = 'POST',
): Promise<Uploaded<Answer>> {
  const refused = refusedToLook(url)
  if (refused) return refused
  const body = asFormData({ url, body: fields }).body as FormData
  const usedToken = readSession()?.token
  const answer = await send<Answer>(method, url, body, onProgress)
  if (answer.error?.status !== 401) return answer
  const renewed = await import('./refresh').then(({ renewSession }) => renewSession(usedToken)).catch(() => 'unreachable')
  if (renewed === 'unreachable' || hasSessionChanged(usedToken)) return unreachable
  if (renewed !== 'renewed') {
    announceSessionLost()
    return answer
  }
  return send<Answer>(method, url, body, onProgress)
}
