/** An information page with its text read. */
import { useMemo } from 'react'
import { problemOf } from '@/api/problem'
import { parseMarkdown } from '@/components/markdown/blocks'
import type { Block } from '@/components/markdown/tree'
import { language } from '@/lib/language'
import { useGetPageQuery, type InfoPage } from './api'

/** What a page says. */
export interface ReadPage {
  page: InfoPage
  blocks: readonly Block[]
}

/** Loads a page in the language of the storefront. `skip` waits until somebody needs it. */
export function useInfoPage(slug: string, skip = false) {
  const { currentData, error, isFetching, refetch } = useGetPageQuery({ slug, language }, { skip })
  const blocks = useMemo(() => parseMarkdown(currentData?.body ?? ''), [currentData?.body])
  const read: ReadPage | null = currentData ? { page: currentData, blocks } : null
  const problem = error && !isFetching && !currentData ? problemOf(error) : null
  return { read, problem, retry: () => void refetch() }
}
