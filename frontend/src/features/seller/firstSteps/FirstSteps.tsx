import type { ReactNode } from 'react'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import CheckIcon from 'lucide-react/icons/circle-check'
import CircleIcon from 'lucide-react/icons/circle-dashed'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { media, radius } from '@/lib/design'
import { firstStepsText as words } from './text'
import { useFirstSteps, type FirstStep } from './useFirstSteps'

const lineHeight = 48
/** As high as the list of a new shop will be. */
export const FirstStepsSkeleton = styled(Skeleton)({ blockSize: 338, [media.wide]: { blockSize: 354 } })
const Steps = styled('ol')({ display: 'grid', marginBlockStart: 8, marginInline: -8 })
const Line = styled('li')(({ theme }) => ({
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: lineHeight,
    paddingInline: 8,
    borderRadius: radius.field,
    textDecoration: 'none',
  },
  '& > a': { fontWeight: 550, color: theme.vars.palette.text.primary },
  '& > a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > p > svg': { color: theme.vars.palette.success.main },
  '& svg': { flex: 'none' },
  '& span:not([class])': { flex: 1 },
}))

/** Leads a new shop to its first order: what is done, what is to do, and where. Gone once all is done. */
export function FirstSteps({ waiting = null }: { /** Shown until it is known. */ waiting?: ReactNode }) {
  const steps = useFirstSteps()
  if (steps === undefined) return waiting
  const done = steps?.filter(({ isDone }) => isDone).length
  if (!steps || done === undefined || done === steps.length) return null
  return (
    <Paper variant="panel" component="section" aria-label={words.title}>
      <Row spacing={1.5} sx={{ minBlockSize: 44, marginBlockEnd: 1 }}>
        <h2>{words.title}</h2>
        <Typography variant="body2" color="textSecondary">
          {words.progress(done, steps.length)}
        </Typography>
      </Row>
      <LinearProgress variant="determinate" value={(done / steps.length) * 100} aria-hidden="true" />
      <Steps>{steps.map(lineOf)}</Steps>
    </Paper>
  )
}

const lineOf = ({ label, to, isDone }: FirstStep) => (
  <Line key={label}>
    {isDone ? (
      <p>
        <CheckIcon size={20} />
        <span>
          <span className="visually-hidden">{words.done}</span> {label}
        </span>
      </p>
    ) : (
      <Link to={to}>
        <CircleIcon size={20} />
        <span>{label}</span>
        <ChevronRightIcon size={20} />
      </Link>
    )}
  </Line>
)
