import type { ReactNode, Ref } from 'react'
import { styled } from '@mui/material/styles'
import { Rating } from '@/components/Rating'
import { formatDate } from '@/lib/dates'
import type { Review } from '../../api'
import { ReviewActions } from './ReviewActions'
import { ReviewPhotos } from './ReviewPhotos'
import { reviewsText } from './text'

/** The list that review cards stand in. */
export const ReviewItems = styled('ul')(({ theme }) => ({
  '& > li': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-child': { borderBlockEnd: 0 },
}))

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBlock: '20px 12px',
  '&:first-of-type': { paddingBlockStart: 0 },
})
const Meta = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 550, color: theme.vars.palette.text.primary },
}))
const Words = styled('p')({ maxInlineSize: '68ch', whiteSpace: 'pre-line' })
const Reply = styled('div')(({ theme }) => ({
  marginInlineStart: 16,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  maxInlineSize: '68ch',
  ...theme.typography.body2,
  whiteSpace: 'pre-line',
  '& b': { fontWeight: 550 },
  '& time': { color: theme.vars.palette.text.secondary, marginInlineStart: 8 },
}))

type ReviewCardProps = {
  review: Review
  /** The shop's name, over its reply. */
  shop: string
  /** The slug of the product that it is about. */
  product: string
  /** Stands over the words where reviews of several products are mixed. */
  about?: ReactNode
  ref?: Ref<HTMLLIElement>
}

/** One buyer's words and photos, what others can do with them, and the shop's answer set in. */
export function ReviewCard({ review, shop, product, about, ref }: ReviewCardProps) {
  const { author, choice, images, reply, repliedAt } = review
  return (
    <Item {...(ref ? { ref } : {})} tabIndex={-1}>
      <Meta>
        <Rating rating={review.rating} />
        <b>{author}</b>
        <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        {choice && <span>{reviewsText.bought(choice)}</span>}
      </Meta>
      {about}
      {review.text && <Words>{review.text}</Words>}
      {images.length > 0 && (
        <ReviewPhotos
          photos={images}
          title={reviewsText.photosOf(author)}
          nameOf={(at) => reviewsText.photoOf(author, at)}
        />
      )}
      {reply && (
        <Reply>
          <b>{reviewsText.reply(shop)}</b>
          {repliedAt && <time dateTime={repliedAt}>{formatDate(repliedAt)}</time>}
          <p>{reply}</p>
        </Reply>
      )}
      <ReviewActions review={review} product={product} />
    </Item>
  )
}
