import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { useOnline } from '@/components/useOnline'
import { radius } from '@/lib/design'
import { layoutText } from './text'

const Note = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1250,
  insetInlineStart: 16,
  insetBlockEnd: 'calc(16px + var(--sticky-bar, 0px) + env(safe-area-inset-bottom))',
  maxInlineSize: 'calc(100% - 32px)',
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    borderRadius: radius.pill,
    ...theme.typography.subtitle2,
    color: theme.vars.palette.inverse.label,
    backgroundColor: theme.vars.palette.inverse.ground,
    boxShadow: theme.vars.palette.elevation.middle,
  },
}))

/** Says that there is no network; the live region stands empty until then, so that readers announce what enters it. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <Note role="status" data-print="none">
      {!online && (
        <span>
          <Icon name="offline" size={20} />
          {layoutText.offline}
        </span>
      )}
    </Note>
  )
}
