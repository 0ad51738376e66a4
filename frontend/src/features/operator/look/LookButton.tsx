import { useState } from 'react'
import Button from '@mui/material/Button'
import EyeIcon from 'lucide-react/icons/eye'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { keepLook } from '@/api/look'
import { paths } from '@/lib/paths'
import { useStartShopLookMutation, type ShopRecord } from '../api'
import { lookText as words } from './text'

/** Opens a shop's Seller Center in this tab, to be looked at. */
export function LookButton({ shop: { id } }: { shop: Pick<ShopRecord, 'id'> }) {
  const [start] = useStartShopLookMutation()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    if (isBusy) return
    setBusy(true)
    const { data, error } = await start({ id })
    if (data) {
      keepLook(data)
      // Nothing that was read of another shop may stay.
      window.location.assign(paths.seller())
    } else {
      setBusy(false)
      toast.error(words.notStarted, { detail: problemOf(error).message })
    }
  }
  return (
    <Button variant="outlined" startIcon={<EyeIcon size={20} />} aria-busy={isBusy} onClick={() => void open()}>
      {words.start}
    </Button>
  )
}
