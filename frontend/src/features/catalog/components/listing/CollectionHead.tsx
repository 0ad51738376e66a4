import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { RichText } from '@/components/richText/RichText'
import { characters, media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { CategoryView } from '../../api'
import { listingText } from './text'

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginBlockEnd: 24,
  [media.tablet]: { '&:has(> img)': { gridTemplateColumns: '200px minmax(0, 1fr)' } },
})
const Picture = styled('img')({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.card,
  [media.tablet]: { aspectRatio: '1 / 1' },
})
const Of = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 550 })
const Words = styled('div')({ maxInlineSize: characters(68) })

/** What a shop says about its collection, with its picture and the way to the shop. */
export function CollectionHead({ collection }: { collection: NonNullable<CategoryView['collection']> }) {
  const { descriptionHtml, picture, shop } = collection
  return (
    <Box>
      {picture && <Picture src={picture} alt="" width={400} height={400} />}
      <Words>
        <Of to={paths.shop(shop.slug)}>{listingText.collectionOf(shop.name)}</Of>
        {descriptionHtml && <RichText html={descriptionHtml} />}
      </Words>
    </Box>
  )
}
