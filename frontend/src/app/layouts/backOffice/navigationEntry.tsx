import type { ReactNode } from 'react'
import Badge from '@mui/material/Badge'
import { styled } from '@mui/material/styles'
import type { OpenTasks } from './navigation'

const most = 99

/** Beside the icon: however wide the number is, it covers no more than a corner. */
const Corner = styled(Badge)({
  '& .MuiBadge-badge': {
    insetBlockStart: 4,
    insetInline: 'calc(100% - 5px) auto',
    transform: 'translateY(-50%)',
  },
})
const Count = styled(Badge)({ '& .MuiBadge-badge': { position: 'static', transform: 'none' } })

const labelOf = (label: string, { words }: OpenTasks) => (
  <>
    {label}
    <span className="visually-hidden">, {words}</span>
  </>
)

/** What a page is called and marked by, with the number of what waits there at its icon. */
export function entryOf(label: string, icon: ReactNode, openTasks: OpenTasks | undefined) {
  if (!openTasks) return { label, icon }
  return {
    label: labelOf(label, openTasks),
    icon: (
      <Corner badgeContent={openTasks.count} max={most} aria-hidden="true">
        {icon}
      </Corner>
    ),
  }
}

/** The same as a row, which has room for the number at its end. */
export function rowOf(label: string, icon: ReactNode, openTasks: OpenTasks | undefined) {
  if (!openTasks) return { label, icon }
  return {
    label: labelOf(label, openTasks),
    icon,
    end: <Count badgeContent={openTasks.count} max={most} aria-hidden="true" />,
  }
}
