import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import CheckIcon from 'lucide-react/icons/circle-check'
import CircleIcon from 'lucide-react/icons/circle-dashed'
import CloseIcon from 'lucide-react/icons/x'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { useSession } from '@/features/auth/useSession'
import { media, radius } from '@/lib/design'
import { readFirstStepsClosed, writeFirstStepsClosed } from '@/lib/storage'
import { firstStepsText as words } from './text'
import { useFirstSteps, type FirstStep } from './useFirstSteps'

const lineHeight = 48
// As high as the list will be.
const Waiting = styled(Skeleton)({ blockSize: 338, [media.wide]: { blockSize: 354 } })
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

/** Leads a new shop to its first order: what is done, what is to do, and where. Gone once it was closed at its end. */
export function FirstSteps() {
  const { user } = useSession()
  const [isClosed, setClosed] = useState(() => user !== null && readFirstStepsClosed().includes(user.id))
  const steps = useFirstSteps(isClosed)
  if (isClosed || steps === null) return null
  if (!steps) return <Waiting aria-busy="true" />
  const close = () => {
    if (user) writeFirstStepsClosed(user.id)
    setClosed(true)
  }
  return <List steps={steps} onClose={close} />
}

function List({ steps, onClose }: { steps: readonly FirstStep[]; onClose: () => void }) {
  const done = steps.filter(({ isDone }) => isDone).length
  const isAllDone = done === steps.length
  return (
    <Paper variant="panel" component="section" aria-label={words.title}>
      <Row spread sx={{ minBlockSize: 44, marginBlockEnd: 1 }}>
        <Row spacing={1.5}>
          <h2>{words.title}</h2>
          <Typography variant="body2" color="textSecondary">
            {words.progress(done, steps.length)}
          </Typography>
        </Row>
        {isAllDone && (
          <IconButton aria-label={words.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
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
