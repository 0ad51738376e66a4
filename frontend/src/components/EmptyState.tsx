import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import type { IconName } from './icons/shapes'
import { Scene, type SceneName } from './Scene'

type EmptyStateProps = { icon?: IconName; title: string; text?: string; action?: ReactNode; heading?: 'h1' | 'h2' }

/** The object that stands for what is missing; a parcel for anything else. */
const scenes: Partial<Record<IconName, SceneName>> = {
  cart: 'bags',
  heart: 'plant',
  help: 'compass',
  home: 'plant',
  image: 'teapot',
  pin: 'compass',
  search: 'compass',
  store: 'shop',
  tag: 'teapot',
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: '24px 48px',
  textAlign: 'center',
  '& p': { maxInlineSize: '44ch', textWrap: 'balance', color: theme.vars.palette.text.secondary },
}))
// The object stands in the same soft light as the goods on their tiles.
const Light = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 200,
  blockSize: 200,
  borderRadius: '50%',
  background: `radial-gradient(closest-side, ${theme.vars.palette.tile.mint.hi}, transparent)`,
}))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginBlockStart: 8,
  '& > *': { justifyContent: 'center' },
})

/** What a region says when there is nothing to show: what, why, and one next step. */
export function EmptyState({ icon = 'box', title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <Box>
      <Light>
        <Scene name={scenes[icon] ?? 'parcel'} />
      </Light>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <Actions>{action}</Actions>}
    </Box>
  )
}
