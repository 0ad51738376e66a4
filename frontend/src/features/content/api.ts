/** The calls of the information pages: reading them, writing to the marketplace, editing them as operator. */
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query'
import { contentApi as generated, type InfoPage } from '@/api/generated/content'
import { problemOf } from '@/api/problem'
import { language } from '@/lib/language'

export type { ContactMessage, ContactTopic, InfoPage, PageDraft } from '@/api/generated/content'

/** Puts the page that a change answers where the editor reads it, so that nothing old is seen in between. */
const keepSource = (page: InfoPage) =>
  generated.util.upsertQueryData('getPageSource', { slug: page.slug, language: page.language }, page)

/** The failed call with the seconds that the server asks to wait before the next try. */
function withWait(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined) {
  const seconds = Number.parseInt(meta?.response?.headers.get('Retry-After') ?? '', 10)
  return Number.isNaN(seconds) ? error : { ...error, retryAfter: seconds }
}

/** The content endpoints. A message changes no page; an edited page is read anew by who shows it. */
export const contentApi = generated.enhanceEndpoints({
  endpoints: {
    getPageSource: { providesTags: [] },
    // Each draft is asked for once and forgotten with the next.
    previewPage: { providesTags: [], keepUnusedDataFor: 0 },
    // A refused change leaves the page as it is; the editor says why.
    updatePage: {
      onQueryStarted: (_page, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => void dispatch(keepSource(data))).catch(() => undefined),
    },
    restorePage: {
      onQueryStarted: (_page, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => void dispatch(keepSource(data))).catch(() => undefined),
    },
    sendContactMessage: { invalidatesTags: [], transformErrorResponse: withWait },
  },
})

export const {
  useGetPageQuery,
  useGetPageSourceQuery,
  usePreviewPageQuery,
  useUpdatePageMutation,
  useRestorePageMutation,
  useSendContactMessageMutation,
} = contentApi

/** Loads an information page in the language of the storefront. `skip` waits until somebody needs it. */
export function useInfoPage(slug: string, skip = false) {
  const { currentData, error, isFetching, refetch } = useGetPageQuery({ slug, language }, { skip })
  const problem = error && !isFetching && !currentData ? problemOf(error) : null
  return { page: currentData ?? null, problem, retry: () => void refetch() }
}
