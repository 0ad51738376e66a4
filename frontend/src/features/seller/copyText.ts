import { toast } from '@/components/toast/queue'
import { shareText } from './text'

/** Puts text on the clipboard and says whether that worked. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(shareText.copyFailed)
  }
}
