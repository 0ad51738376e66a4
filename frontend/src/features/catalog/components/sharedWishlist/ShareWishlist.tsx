import { useState } from 'react'
import Button from '@mui/material/Button'
import ShareIcon from 'lucide-react/icons/share'
import { onDemand } from '@/components/onDemand'
import { useGetWishlistShareQuery, useListWishlistIdsQuery } from '../../personalApi'
import { shareWishlistText } from './text'

const ShareDialog = onDemand(async () => (await import('./ShareDialog')).ShareDialog)

/** Opens what shares the wishlist. An empty one has nothing to share, unless its link is still about. */
export function ShareWishlist() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useListWishlistIdsQuery()
  const isEmpty = data?.productIds.length === 0
  const { data: link } = useGetWishlistShareQuery(undefined, { skip: !isEmpty })
  if (isEmpty && link?.token === null && !isOpen) return null
  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shareWishlistText.share}
      </Button>
      {isOpen && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  )
}
