import { useState } from 'react'
import { dropLook, type Look } from '@/api/look'
import { paths } from '@/lib/paths'
import { useStopShopLookMutation } from '../api'
import { LookNotice } from './LookNotice'

/** The notice of a look, and the way out of it, on each page of the Seller Center. */
export function LookBanner({ look }: { look: Look }) {
  const [stop] = useStopShopLookMutation()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    if (isBusy) return
    setBusy(true)
    // Without an answer it ends by itself: this tab shows nothing of it any more.
    await stop({ id: look.shopId })
    dropLook()
    window.location.assign(paths.adminShop(look.shopId))
    // The browser may have asked, and the operator stayed.
    setBusy(false)
  }
  return <LookNotice look={look} aria-busy={isBusy} onClick={() => void leave()} />
}
