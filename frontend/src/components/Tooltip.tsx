import type { TooltipProps } from '@mui/material/Tooltip'
import { firstInteraction } from '@/lib/firstInteraction'
import { onDemand } from './onDemand'

/** Material UI's tooltip. It weighs as much as a page, so its code comes when the visitor begins to act. */
export const Tooltip = onDemand<TooltipProps>(
  () => firstInteraction().then(async () => (await import('@mui/material/Tooltip')).default),
  { loading: ({ children }) => children },
)
