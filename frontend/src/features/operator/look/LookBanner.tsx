import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import EyeIcon from 'lucide-react/icons/eye'
import { dropLook, type Look } from '@/api/look'
import { paths } from '@/lib/paths'
import { useStopShopLookMutation } from '../api'
import { lookText as words } from './text'

const Banner = styled(Paper)(({ theme }) => ({
  position: 'sticky',
  // below the bar
  insetBlockStart: 64,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginBlockEnd: 20,
  padding: '8px 8px 8px 16px',
  backgroundColor: theme.vars.palette.tint.ground,
  color: theme.vars.palette.tint.label,
  '& > p': { flex: '1 1 240px', fontWeight: 550, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none' },
  '@media print': { display: 'none' },
}))

/** Says whose shop this is and that nothing can be changed, on each page of the seller centre. */
export function LookBanner({ look: { shopId, shopName } }: { look: Look }) {
  const [stop] = useStopShopLookMutation()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    if (isBusy) return
    setBusy(true)
    // Without an answer it ends by itself: this tab shows nothing of it any more.
    await stop({ id: shopId })
    dropLook()
    window.location.assign(paths.adminShop(shopId))
  }
  return (
    <Banner variant="outlined" role="status">
      <EyeIcon size={20} aria-hidden="true" />
      <p>{words.banner(shopName)}</p>
      <Button variant="outlined" color="inherit" aria-busy={isBusy} onClick={() => void leave()}>
        {words.stop}
      </Button>
    </Banner>
  )
}
