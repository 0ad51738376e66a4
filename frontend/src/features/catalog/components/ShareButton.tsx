import IconButton from '@mui/material/IconButton'
import ShareIcon from 'lucide-react/icons/share'
import { toast } from '@/components/toast/queue'
import { shareText } from '../text'

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
async function share(title: string): Promise<void> {
  const { href } = window.location
  if ('share' in navigator) {
    // Somebody who changed their mind is told nothing.
    await navigator.share({ title, url: href }).catch(() => undefined)
    return
  }
  try {
    await (navigator as Navigator).clipboard.writeText(href)
    toast.success(shareText.copied)
  } catch {
    toast.error(shareText.notCopied)
  }
}

/** Shares what the page shows now. */
export function ShareButton({ title }: { title: string }) {
  return (
    <IconButton color="raised" aria-label={shareText.share} onClick={() => void share(title)}>
      <ShareIcon size={20} />
    </IconButton>
  )
}
