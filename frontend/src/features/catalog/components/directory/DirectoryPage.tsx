import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { useListShopsQuery } from '../../api'
import { useSlow } from '../../useSlow'
import { ShopEntries, ShopsSkeleton } from '../shop/ShopShelf'
import { directoryText } from './text'

const Whole = styled('li')({ gridColumn: '1 / -1' })

type DirectoryPageProps = {
  query: { q?: string; sort?: string }
  page: number
  /** How many shops are expected, for the room they take while on their way. */
  expected: number
  leading: boolean
  /** Whether its first shop takes the focus when it is there. */
  focusFirst: boolean
}

/** One page of the directory of shops. */
export function DirectoryPage({ query, page, expected, leading, focusFirst }: DirectoryPageProps) {
  const { data, currentData, isError, isFetching, refetch } = useListShopsQuery({ ...query, page })
  // Shops of other words stay for a moment, so that a quick answer does not flicker.
  const slow = useSlow(isFetching && data !== currentData)
  const mark = useRef<HTMLLIElement>(null)
  const ready = currentData !== undefined
  useEffect(() => {
    if (focusFirst && ready) mark.current?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (isError && !isFetching)
    return (
      <Whole>
        <ErrorState title={directoryText.shopsFailed} onRetry={() => void refetch()} />
      </Whole>
    )
  const shown = currentData ?? (slow ? undefined : data)
  if (!shown) return <ShopsSkeleton count={expected} />
  return (
    <>
      <li ref={mark} hidden />
      <ShopEntries shops={shown.items} heading="h2" leading={leading} />
    </>
  )
}
