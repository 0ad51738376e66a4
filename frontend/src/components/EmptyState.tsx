import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { characters } from '@/lib/design'
import { Illustration, type IllustrationName } from './Illustration'

interface EmptyStateProps {
  /** The illustration; null if help follows directly below. */
  illustration?: IllustrationName | null
  title: string
  text?: string
  action?: ReactNode
  heading?: 'h1' | 'h2'
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: '24px 48px',
  textAlign: 'center',
  '& > *': { maxInlineSize: '100%' },
  '& p': { maxInlineSize: characters(44), textWrap: 'balance', color: theme.vars.palette.text.secondary },
}))
// The object stands in the same soft light as the products on their tiles.
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

/** The empty state of a region: what is missing, why, and one next step. */
export function EmptyState({ illustration = 'parcel', title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <Box>
      {illustration && (
        <Light>
          <Illustration name={illustration} />
        </Light>
      )}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <Actions>{action}</Actions>}
    </Box>
  )
}
