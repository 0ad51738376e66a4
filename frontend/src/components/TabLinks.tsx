import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router-dom'
import { formatNumber } from '@/lib/language'

interface TabLinksProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: string; count?: number }[]
  current: Value
  hrefOf: (value: Value) => string
}

// Where there are more than fit, they fade out on the side on which they go on.
const Faded = styled(Tabs)({
  '& .MuiTabs-scroller': {
    '@supports (animation-timeline: scroll())': {
      animation: 'tabs-fade 1ms linear both',
      animationTimeline: 'scroll(self inline)',
    },
    '@keyframes tabs-fade': {
      from: { maskImage: 'linear-gradient(to left, transparent, #000 48px)' },
      '10%, 90%': { maskImage: 'linear-gradient(to right, transparent, #000 48px calc(100% - 48px), transparent)' },
      to: { maskImage: 'linear-gradient(to right, transparent, #000 48px)' },
    },
  },
}) as typeof Tabs

/** Each has an address, so they are links to people who cannot see them: nothing is taken for a tab of one page. */
const asLink = { component: Link, role: undefined, tabIndex: 0, 'aria-selected': undefined } as const

/** Views of one list as links, so that each has an address and Back works. */
export function TabLinks<Value extends string>({ label, tabs, current, hrefOf }: TabLinksProps<Value>) {
  return (
    <Faded
      component="nav"
      value={current}
      variant="scrollable"
      scrollButtons={false}
      slotProps={{ root: { 'aria-label': label }, list: { role: undefined } }}
    >
      {tabs.map(({ value, label: name, count }) => (
        <Tab
          key={value}
          {...asLink}
          to={hrefOf(value)}
          value={value}
          label={count === undefined ? name : `${name} (${formatNumber(count)})`}
          aria-current={value === current ? 'page' : undefined}
        />
      ))}
    </Faded>
  )
}
