import { useState } from 'react'
import Button from '@mui/material/Button'
import ShareIcon from 'lucide-react/icons/share'
import { onDemand } from '@/components/onDemand'
import { shareWishlistText } from './text'

const ShareDialog = onDemand(async () => (await import('./ShareDialog')).ShareDialog)

/** Opens what shares the wishlist. */
export function ShareWishlist() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shareWishlistText.share}
      </Button>
      {isOpen && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  )
}
