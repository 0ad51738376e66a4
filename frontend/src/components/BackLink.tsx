import { styled } from '@mui/material/styles'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import { Link } from 'react-router-dom'

const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 44,
  paddingInlineEnd: 12,
})

/** A link to the parent page; not printed. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <div data-print="none">
      <Way to={to}>
        <ChevronLeftIcon size={20} />
        {children}
      </Way>
    </div>
  )
}
