import { problemOf } from '@/api/problem'
import { language } from '@/lib/language'
import { useGetPageQuery } from './api'

/** Loads an information page in the language of the storefront. `skip` waits until somebody needs it. */
export function useInfoPage(slug: string, skip = false) {
  const { currentData, error, isFetching, refetch } = useGetPageQuery({ slug, language }, { skip })
  const problem = error && !isFetching && !currentData ? problemOf(error) : null
  return { page: currentData ?? null, problem, retry: () => void refetch() }
}
