import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'
import { layoutText } from './text'

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 2100,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '12px 16px',
  borderRadius: radius.field,
  color: theme.vars.palette.inverse.label,
  backgroundColor: theme.vars.palette.inverse.ground,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return <Skip href="#content">{layoutText.skip}</Skip>
}
