import { useLocation } from 'react-router-dom'
import { RichText } from '@/components/richText/RichText'
import { InfoFrame } from './InfoFrame'
import type { Slug } from './PageLinks'

/** One of the marketplace's texts as it is written. */
export function InfoPage() {
  const { pathname } = useLocation()
  // Only the paths of information pages lead here.
  const slug = pathname.replaceAll('/', '') as Slug
  return (
    <InfoFrame key={slug} slug={slug}>
      {({ bodyHtml }) => (
        <RichText html={bodyHtml} />
      )}
    </InfoFrame>
  )
}
