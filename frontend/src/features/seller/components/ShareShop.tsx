import Button from '@mui/material/Button'
import CopyIcon from 'lucide-react/icons/copy'
import { Link } from 'react-router-dom'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import type { OwnShop } from '../api'
import { shareShopText } from '../text'

/** What an open shop without orders can do: look at itself and tell people where it is. */
export function ShareShop({ shop }: { shop: OwnShop }) {
  if (shop.status !== 'approved') return null
  const address = `${window.location.origin}${paths.shop(shop.slug)}`
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CopyIcon size={20} />}
        onClick={() => void copyText(address, shareShopText.copied)}
      >
        {shareShopText.copy}
      </Button>
      <Button component={Link} variant="outlined" to={paths.shop(shop.slug)}>
        {shareShopText.view}
      </Button>
    </>
  )
}

/** Puts text on the clipboard and says whether that worked. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(shareShopText.copyFailed)
  }
}
