import { useState } from 'react'
import Button from '@mui/material/Button'
import ShareIcon from 'lucide-react/icons/share'
import { onDemand } from '@/components/onDemand'
import { useListWishlistIdsQuery } from '../../personalApi'
import { shareWishlistText } from './text'

const ShareDialog = onDemand(async () => (await import('./ShareDialog')).ShareDialog)

/** Opens what shares the wishlist; an empty one has nothing to share. */
export function ShareWishlist() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useListWishlistIdsQuery()
  if (data?.productIds.length === 0) return null
  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shareWishlistText.share}
      </Button>
      {isOpen && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  )
}
