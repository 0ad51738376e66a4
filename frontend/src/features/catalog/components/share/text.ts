import { texts } from '@/lib/language'

/** What sharing an address says. */
export const shareText = texts('shareText', {
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link was not copied. Copy it from the address bar',
})
