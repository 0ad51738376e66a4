import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { media, radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'

/** An open task. */
export interface Task {
  label: string
  icon: LucideIcon
  /** Where it is done. */
  to: string
  count: number
  /** What is known besides, such as until when. */
  note?: string | null
  /** Somebody waits for it. */
  isUrgent?: boolean
}

const Tiles = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(({ columns }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'auto auto 1fr',
  gap: 12,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.wide]: { gap: 16 },
  [media.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}))

/** How high a tile is, before and after its number is known. */
const tileHeight = 118

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'urgent' })<{ urgent: boolean }>(
  ({ theme, urgent }) => ({
    display: 'grid',
    // The numbers of a row stand on one line, however long the words above them are.
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gap: 4,
    minBlockSize: tileHeight,
    padding: '12px 16px',
    borderRadius: radius.card,
    border: `1px solid ${urgent ? theme.vars.palette.tint.label : theme.vars.palette.divider}`,
    backgroundColor: urgent ? theme.vars.palette.tint.ground : theme.vars.palette.background.paper,
    color: urgent ? theme.vars.palette.tint.label : theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: theme.vars.palette.control },
    '& > span': { ...theme.typography.subtitle2, display: 'flex', gap: 8 },
    '& svg': { flex: 'none' },
    '& > strong': theme.typography.figure,
    '& > small': theme.typography.small,
  }),
)

interface TaskTilesProps {
  title: string
  tasks: readonly Task[]
  /** How many stand beside one another where there is room for all. */
  columns: number
  /** What is said below them. */
  end?: string | undefined
}

/** Open tasks, each with its number and a link. */
export function TaskTiles({ title, tasks, columns, end }: TaskTilesProps) {
  return (
    <Stack spacing={1.5} component="section" aria-label={title}>
      <h2 className="visually-hidden">{title}</h2>
      {tasks.length > 0 && (
        <Tiles columns={columns}>
          {tasks.map(({ label, icon: Icon, to, count, note, isUrgent = false }) => (
            <Tile key={label} to={to} urgent={isUrgent && count > 0}>
              <span>
                <Icon size={20} />
                {label}
              </span>
              <strong>{formatNumber(count)}</strong> {note && <small>{note}</small>}
            </Tile>
          ))}
        </Tiles>
      )}
      {end && <Typography color="textSecondary">{end}</Typography>}
    </Stack>
  )
}

/** Skeletons of the tiles until their numbers are known. */
export function TaskTilesSkeleton({ count, columns }: { count: number; columns: number }) {
  return (
    <Tiles columns={columns} aria-busy="true">
      {Array.from({ length: count }, (_, tile) => (
        <Skeleton key={tile} height={tileHeight} />
      ))}
    </Tiles>
  )
}
