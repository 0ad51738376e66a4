import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from './icons/Icon'
import type { IconName } from './icons/shapes'

type EmptyStateProps = { icon?: IconName; title: string; text?: string; action?: ReactNode; heading?: 'h1' | 'h2' }

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 48,
  textAlign: 'center',
  '& p': { maxInlineSize: '44ch' },
})
const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: 20,
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
}))
const Text = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** What a region says when there is nothing to show: what, why, and one next step. */
export function EmptyState({ icon = 'box', title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <Box>
      <Badge>
        <Icon name={icon} size={36} />
      </Badge>
      <Heading>{title}</Heading>
      {text && <Text>{text}</Text>}
      {action}
    </Box>
  )
}
