import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/Button'
import { Markdown } from '@/components/Markdown'
import { Section } from '@/components/Page'
import { styled } from '@/lib/styled'
import type { Product } from '../../api'
import { productPageText } from './text'

/** Twelve lines of text. */
const clampedHeight = 12 * 24

const Clamp = styled('div', { shouldForwardProp: (name) => name !== 'clamped' && name !== 'faded' })<{
  clamped: boolean
  faded: boolean
}>(({ clamped, faded }) => ({
  ...(clamped ? { maxBlockSize: clampedHeight, overflow: 'hidden' } : {}),
  ...(faded ? { maskImage: 'linear-gradient(#000 75%, transparent)' } : {}),
}))
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

/** A text that is longer than twelve lines is folded. */
function Description({ text }: { text: string }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [long, setLong] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > clampedHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <Clamp ref={box} id={id} clamped={!open} faded={long && !open}>
        <Markdown text={text} />
      </Clamp>
      {long && (
        <Button
          variant="text"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={id}
          style={{ marginBlockStart: 8, marginInlineStart: -16 }}
        >
          {open ? productPageText.readLess : productPageText.readAll}
        </Button>
      )}
    </>
  )
}

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
        <Section title={productPageText.description}>
          <Description text={product.description} />
        </Section>
      )}
    </>
  )
}
