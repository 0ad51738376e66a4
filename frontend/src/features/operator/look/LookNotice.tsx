import Button, { type ButtonProps } from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import EyeIcon from 'lucide-react/icons/eye'
import type { Look } from '@/api/look'
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

interface LookNoticeProps extends Pick<ButtonProps, 'onClick' | 'disabled' | 'aria-busy'> {
  look: Look
}

/** Says whose shop this is and that nothing can be changed. */
export function LookNotice({ look: { shopName }, ...button }: LookNoticeProps) {
  return (
    <Banner variant="outlined" role="status">
      <EyeIcon size={20} aria-hidden="true" />
      <p>{words.banner(shopName)}</p>
      <Button variant="outlined" color="inherit" {...button}>
        {words.stop}
      </Button>
    </Banner>
  )
}
