import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { media } from '@/lib/design'

const Back = styled(Link)(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 44,
  marginInlineStart: -4,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  [media.phone]: { display: 'inline-flex' },
}))

/** On phones the way up is one link, to the narrowest category; wider screens show the whole trail. */
export function ParentLink({ name, to }: { name: string; to: string }) {
  return (
    <Back to={to}>
      <Icon name="chevronLeft" size={20} />
      {name}
    </Back>
  )
}
