import { useState } from 'react'
import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { Markdown } from '@/components/Markdown'
import { Section } from '@/components/Page'
import type { Product } from '../api'
import { catalogText } from '../text'

const Clamp = styled('div', { shouldForwardProp: (name) => name !== 'clamped' })<{ clamped: boolean }>(({ clamped }) =>
  clamped ? { maxBlockSize: 288, overflow: 'hidden', maskImage: 'linear-gradient(#000 75%, transparent)' } : {},
)
const Table = styled('dl')(({ theme }) => ({
  maxInlineSize: 640,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 38%) 1fr',
    gap: 16,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
}))

/** A long text folds after about twelve lines. */
function Description({ text }: { text: string }) {
  const long = text.length > 900
  const [open, setOpen] = useState(false)
  return (
    <>
      <Clamp clamped={long && !open}>
        <Markdown text={text} />
      </Clamp>
      {long && (
        <Button variant="text" onClick={() => setOpen(!open)} aria-expanded={open} sx={{ mt: 1, ml: -2 }}>
          {open ? catalogText.readLess : catalogText.readAll}
        </Button>
      )}
    </>
  )
}

/** What the product is: the shop's words and the facts in a table. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <>
      {product.description && (
        <Section title={catalogText.description}>
          <Description text={product.description} />
        </Section>
      )}
      {product.attributes.length > 0 && (
        <Section title={catalogText.specification}>
          <Table>
            {product.attributes.map((attribute) => (
              <div key={attribute.name}>
                <dt>{attribute.name}</dt>
                <dd>{attribute.value}</dd>
              </div>
            ))}
          </Table>
        </Section>
      )}
    </>
  )
}
