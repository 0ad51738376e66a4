import type { ComponentProps, RefObject } from 'react'
import Fade from '@mui/material/Fade'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'

const Surface = styled(Paper)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
}))

/** Below its entry, as far to the end as the row allows; or beside it, its first line level with the entry. */
const places = {
  below: { placement: 'bottom-start', offset: [0, 0], within: 'ul' },
  beside: { placement: 'left-start', offset: [-9, 8], within: 'body' },
} as const

type NavPanelProps = ComponentProps<typeof Surface> & {
  /** The entry that opens it. The panel follows it in the document, so that Tab leads into it. */
  entry: RefObject<HTMLElement | null>
  place?: keyof typeof places
}

/** What an entry of the navigation opens. */
export function NavPanel({ entry, place = 'below', ...surface }: NavPanelProps) {
  const { placement, offset, within } = places[place]
  return (
    <Popper
      open
      role="presentation"
      disablePortal
      anchorEl={() => entry.current as HTMLElement}
      placement={placement}
      modifiers={[
        { name: 'offset', options: { offset } },
        { name: 'flip', enabled: false },
        { name: 'preventOverflow', options: { boundary: entry.current?.closest(within) ?? 'clippingParents' } },
      ]}
      sx={{ zIndex: 1 }}
    >
      <Fade in appear timeout={180}>
        <Surface elevation={8} {...surface} />
      </Fade>
    </Popper>
  )
}
