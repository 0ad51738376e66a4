import type { Ref } from 'react'
import { Rating } from '@/components/Rating'
import { formatDate } from '@/lib/dates'
import { styled } from '@/lib/styled'
import type { Review } from '../../api'
import { productPageText } from './text'

const Item = styled('li')({
  display: 'grid',
  gap: 8,
  paddingBlock: 20,
  '&:first-of-type': { paddingBlockStart: 0 },
})
const Meta = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 550, color: theme.vars.palette.text.primary },
}))
const Words = styled('p')({ maxInlineSize: '68ch', whiteSpace: 'pre-line' })
const Pictures = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& img': { inlineSize: 88, blockSize: 88, objectFit: 'cover', borderRadius: 8 },
})
const Reply = styled('div')(({ theme }) => ({
  marginInlineStart: 16,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& b': { fontWeight: 550 },
}))

/** One buyer's words, and the shop's answer set in. */
export function ReviewCard({ review, shop, ref }: { review: Review; shop: string; ref: Ref<HTMLLIElement> }) {
  return (
    <Item ref={ref} tabIndex={-1}>
      <Meta>
        <Rating rating={review.rating} />
        <b>{review.author}</b>
        <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
      </Meta>
      <Words>{review.text}</Words>
      {review.images.length > 0 && (
        <Pictures>
          {review.images.map((src, at) => (
            <img
              key={src}
              src={src}
              alt={productPageText.reviewPicture(review.author, at + 1)}
              width={88}
              height={88}
              loading="lazy"
            />
          ))}
        </Pictures>
      )}
      {review.reply && (
        <Reply>
          <b>{productPageText.shopReply(shop)}</b>
          <p>{review.reply}</p>
        </Reply>
      )}
    </Item>
  )
}
