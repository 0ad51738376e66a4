import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import DownIcon from 'lucide-react/icons/arrow-down-right'
import UpIcon from 'lucide-react/icons/arrow-up-right'
import SameIcon from 'lucide-react/icons/minus'
import { media, radius } from '@/lib/design'
import { locale } from '@/lib/language'
import { changeOf, type Direction } from './change'
import type { Figure } from './figure'
import { figuresText as words } from './text'

const Cards = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
})

/** How high a card is, before and after its figure is known. */
const cardHeight = 148

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minBlockSize: cardHeight,
  padding: '12px 16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& > *': { margin: 0 },
}))

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })

interface FigureCardsProps<Values> {
  figures: readonly Figure<Values>[]
  now: Values
  before: Values
}

/** Figures of a period, each beside that of the period before. */
export function FigureCards<Values>({ figures, now, before }: FigureCardsProps<Values>) {
  return (
    <Cards>
      {figures.map(({ value, ...look }) => (
        <FigureCard key={look.label} {...look} now={value(now)} before={value(before)} />
      ))}
    </Cards>
  )
}

interface FigureCardProps extends Pick<Figure, 'label' | 'hint' | 'format' | 'isGood'> {
  now: number | null
  before: number | null
}

function FigureCard({ label, hint, format, isGood, now, before }: FigureCardProps) {
  return (
    <Card>
      <Typography variant="subtitle2" component="dt">
        {label}
      </Typography>
      <Typography variant="h2" component="dd">
        {now === null ? words.none : format(now)}
      </Typography>
      <ChangeLine now={now} before={before} format={format} isGood={isGood} />
      {hint && (
        <Typography variant="small" component="dd" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Card>
  )
}

const icons = { up: UpIcon, new: UpIcon, down: DownIcon, same: SameIcon }

const Line = styled('dd')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 650 },
  '& > [data-tone=good]': { color: theme.vars.palette.success.main },
  '& > [data-tone=bad]': { color: theme.vars.palette.error.main },
}))

interface ChangeLineProps extends Pick<Figure, 'format'> {
  now: number | null
  before: number | null
  isGood: boolean | undefined
}

/** How a figure moved: an arrow, words and what it was; the color only repeats it. */
function ChangeLine({ now, before, format, isGood }: ChangeLineProps) {
  const change = changeOf(now, before)
  if (!change || before === null) return null
  const Icon = icons[change.way]
  const said: Record<Direction, string> = {
    up: words.more(percent.format(change.share)),
    down: words.less(percent.format(change.share)),
    same: words.same,
    new: words.nothingBefore,
  }
  const isMore = change.way === 'up' || change.way === 'new'
  const tone = change.way === 'same' || isGood === undefined ? 'even' : isMore === isGood ? 'good' : 'bad'
  return (
    <Line>
      <span data-tone={tone}>
        <Icon size={16} />
        {said[change.way]}
      </span>{' '}
      {before > 0 && change.way !== 'same' && words.than(format(before))}
    </Line>
  )
}

/** The cards before their figures are known. */
export function FiguresSkeleton() {
  return (
    <Cards as="div" aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} height={cardHeight} />
      ))}
    </Cards>
  )
}
