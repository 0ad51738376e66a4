/** Downloading tables for spreadsheets. */
import { saveFile } from '@/lib/files'
import { language } from '@/lib/language'

/** In locales with a decimal comma, spreadsheets separate cells by semicolons. */
export const separator = language === 'de' ? 'semicolon' : 'comma'
/** Tells Excel that the file is UTF-8; reading a response as text removes it. */
const byteOrderMark = '\uFEFF'

interface EndpointDefinition {
  query?: ((arg: never) => unknown) | undefined
}

/** A table is text, and an error is JSON, unless it comes from a proxy. */
const readTable = (response: Response): Promise<unknown> =>
  response.headers.get('Content-Type')?.includes('json') ? response.json() : response.text()

export const csvResponse = (endpoint: EndpointDefinition) => {
  const { query } = endpoint
  if (query) endpoint.query = (arg) => ({ ...Object(query(arg)), responseHandler: readTable })
}

/** A query for a table, which is not cached. */
export const csvQuery = (endpoint: EndpointDefinition & { keepUnusedDataFor?: number; providesTags?: unknown }) => {
  csvResponse(endpoint)
  endpoint.keepUnusedDataFor = 0
  endpoint.providesTags = []
}

/** Saves the table that an endpoint returned. */
export const saveCsv = (name: string, text = '') => saveFile(name, byteOrderMark + text, 'text/csv')
