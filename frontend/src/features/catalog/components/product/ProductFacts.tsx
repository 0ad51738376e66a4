import { styled } from '@mui/material/styles'
import { orPartFailed } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { Section } from '@/components/Page'
import type { Product } from '../../api'
import { BelowLater } from '../Below'
import { productPageText } from './text'

const Description = onDemand(async () => (await import('./below/Description')).Description, orPartFailed)

/** About how tall a text becomes: its lines of 24 px under a heading. */
function roomFor(text: string): { phone: string; wide: string } {
  const tall = (perLine: number, head: number) => `${head + 24 * Math.min(12, Math.ceil(text.length / perLine))}px`
  return { phone: tall(42, 38), wide: tall(76, 50) }
}

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

/** What the product is: the facts in a table, and the shop's words. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <>
      {product.attributes.length > 0 && (
        <Section title={productPageText.specification}>
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
      {product.description && (
        <BelowLater {...roomFor(product.description)}>
          <Description html={product.descriptionHtml} />
        </BelowLater>
      )}
    </>
  )
}
