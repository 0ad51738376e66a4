/** Tables that are saved for a spreadsheet. */
import { saveFile } from '@/lib/files'
import { language } from '@/lib/language'

/** Where the comma is a decimal sign, spreadsheets part cells by the semicolon. */
export const separator = language === 'de' ? 'semicolon' : 'comma'
/** By this Excel knows that the letters are UTF-8; reading an answer as text takes it off. */
const byteOrderMark = '\uFEFF'

interface Asked {
  query?: ((arg: never) => unknown) | undefined
}

/** A table for a spreadsheet is no JSON, a refusal is. */
export const answeringTable = (endpoint: Asked) => {
  const { query } = endpoint
  if (query) endpoint.query = (arg) => ({ ...Object(query(arg)), responseHandler: 'content-type' })
}

/** A query for a table; nobody asks for the same one twice. */
export const asTable = (endpoint: Asked & { keepUnusedDataFor?: number; providesTags?: unknown }) => {
  answeringTable(endpoint)
  endpoint.keepUnusedDataFor = 0
  endpoint.providesTags = []
}

/** Saves what an endpoint that is a table answered. */
export const saveTable = (name: string, text = '') => saveFile(name, byteOrderMark + text, 'text/csv')
