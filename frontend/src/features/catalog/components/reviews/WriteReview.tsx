import { useEffect, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { useSession } from '@/features/auth/useSession'
import { awaitsLogin, takeIntent, useAskLogin } from '../../intent'
import { reviewsId } from '../../reviews'
import { reviewsText } from './text'

interface WriteReviewProps {
  productId: number
  /** The form, or why there is none for this person. */
  renderForm: (onClose: () => void) => ReactNode
}

/** The way to one's own review of a product. A guest is led to the login first, and goes on here. */
export function WriteReview({ productId, renderForm }: WriteReviewProps) {
  const { isSignedIn } = useSession()
  const askLogin = useAskLogin(`#${reviewsId}`)
  const [isWriting, setWriting] = useState(() => awaitsLogin('review', productId))
  useEffect(() => {
    if (isSignedIn) takeIntent('review', productId)
  }, [isSignedIn, productId])
  return (
    <>
      <Row>
        <Button variant="outlined" onClick={() => (isSignedIn ? setWriting(true) : askLogin('review', productId))}>
          {reviewsText.write}
        </Button>
      </Row>
      {isSignedIn && isWriting && renderForm(() => setWriting(false))}
    </>
  )
}
