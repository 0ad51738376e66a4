import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Skeleton } from '@/components/Skeleton'
import { infoText } from './text'

const words = infoText.seller

const Facts = styled('div')(({ theme }) => ({
  '& h2': { marginBlockEnd: 12 },
  '& h2:not(:first-of-type)': { marginBlockStart: 32 },
  '& ul, & ol': { display: 'grid', gap: 12 },
  '& ol': { listStyle: 'decimal', paddingInlineStart: 24 },
  '& ol > li': { paddingInlineStart: 4, '&::marker': { fontWeight: 650 } },
  '& ul > li': { display: 'flex', gap: 12 },
  '& svg': { flex: 'none', marginBlockStart: 2, color: theme.vars.palette.link },
}))
const Costs = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 16,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
}))

/** What opening a shop costs, what it takes and what follows. */
export function SellingFacts({ commission }: { commission: string }) {
  const rows = words.costRows
  return (
    <Facts>
      <h2>{words.costs}</h2>
      <Costs>
        {[rows.opening, rows.listing].map((what) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{rows.free}</dd>
          </div>
        ))}
        <div>
          <dt>{rows.sale}</dt>
          <dd>{commission ? rows.ofPrice(commission) : <Skeleton height={24} />}</dd>
        </div>
      </Costs>
      <h2>{words.needs}</h2>
      <ul>
        {words.needList.map((need) => (
          <li key={need}>
            <Icon name="check" size={20} />
            {need}
          </li>
        ))}
      </ul>
      <h2>{words.next}</h2>
      <ol>
        {words.nextList.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Facts>
  )
}
