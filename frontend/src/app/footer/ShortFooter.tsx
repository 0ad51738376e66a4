import { styled } from '@mui/material/styles'
import { Wrap } from '@/components/Page'
import { LegalLine } from './LegalLine'

const Ground = styled('footer')(({ theme }) => ({
  marginBlockStart: 'auto',
  paddingBlock: '8px calc(8px + var(--sticky-bar, 0px))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

/** The footer of the checkout: one line and no way to wander off. */
export function ShortFooter() {
  return (
    <Ground>
      <Wrap>
        <LegalLine />
      </Wrap>
    </Ground>
  )
}
