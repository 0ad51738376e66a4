import { useLocation } from 'react-router-dom'
import { Blocks } from '@/components/markdown/BlockViews'
import { Prose } from '@/components/markdown/Prose'
import { InfoFrame } from './InfoFrame'
import type { Slug } from './related'

/** One of the marketplace's texts as it is written. */
export function InfoPage() {
  const { pathname } = useLocation()
  // Only the paths of information pages lead here.
  const slug = pathname.replaceAll('/', '') as Slug
  return (
    <InfoFrame key={slug} slug={slug}>
      {({ blocks }) => (
        <Prose>
          <Blocks blocks={blocks} topLevel={2} anchored />
        </Prose>
      )}
    </InfoFrame>
  )
}
