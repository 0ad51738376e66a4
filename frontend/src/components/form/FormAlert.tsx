import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/shapes'

type Tone = 'error' | 'warning' | 'info' | 'success'

const icons: Record<Tone, IconName> = { error: 'error', warning: 'warning', info: 'info', success: 'check' }

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'flex',
  gap: 10,
  padding: '12px 16px',
  borderRadius: radius.field,
  color: theme.vars.palette[tone].main,
  backgroundColor: theme.vars.palette.box[tone],
  '& > svg': { flex: 'none', marginBlockStart: 2 },
  '& > div': { display: 'grid', flex: 1, minInlineSize: 0, gap: 4, justifyItems: 'start' },
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: 18, listStyle: 'disc' },
  // What can be done about it stands a little apart from what is said.
  '& > div > * + :is(button, a, div, form)': { marginBlockStart: 8 },
  '& form': { justifySelf: 'stretch' },
  '& a': { color: 'inherit' },
}))

/** A sentence above a form or a list: what the server said, or what to know first. */
export function FormAlert({ tone = 'error', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Box tone={tone} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} size={20} />
      <div>{children}</div>
    </Box>
  )
}
