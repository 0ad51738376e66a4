import { useSyncExternalStore } from 'react'
import { styled } from '@mui/material/styles'
import { onDemand } from '@/components/onDemand'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { media } from '@/lib/design'

const query = media.wide.replace('@media ', '')

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Phones have the drawer: the code of the row is fetched only where there is room for it. */
const DesktopNav = onDemand(async () => (await import('./DesktopNav')).DesktopNav)
// As high as the row, so that nothing moves when it comes.
const Room = styled('div')({ display: 'none', [media.wide]: { display: 'block', blockSize: 48 } })

/** The place of the row of suggested categories; none if there is nothing to suggest. */
export function NavRow() {
  const { data, isError } = useGetCategoryTreeQuery()
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
  if (isError || data?.every((category) => !category.isShowSuggest)) return null
  return <Room>{isWide && <DesktopNav />}</Room>
}
