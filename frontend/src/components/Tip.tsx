import type { TooltipProps } from '@mui/material/Tooltip'
import { awake } from '@/lib/awake'
import { onDemand } from './onDemand'

/** Material UI's tooltip. It weighs as much as a page, so its code comes when the visitor begins to act. */
export const Tip = onDemand<TooltipProps>(
  () => awake().then(async () => (await import('@mui/material/Tooltip')).default),
  { waiting: ({ children }) => children },
)
