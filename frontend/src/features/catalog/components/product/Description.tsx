import { useEffect, useId, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { RichText } from '@/components/richText/RichText'
import { Section } from '@/components/Page'
import { belowProductText } from './text'

/** Twelve lines of text. */
const clampedHeight = 12 * 24

const Clamp = styled('div', { shouldForwardProp: (name) => name !== 'clamped' && name !== 'faded' })<{
  clamped: boolean
  faded: boolean
}>(({ clamped, faded }) => ({
  ...(clamped ? { maxBlockSize: clampedHeight, overflow: 'hidden' } : {}),
  ...(faded ? { maskImage: 'linear-gradient(#000 75%, transparent)' } : {}),
}))
/** The shop's words; more than twelve lines of them are folded. */
export function Description({ html }: { html: string }) {
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
    <Section title={belowProductText.description}>
      <Clamp ref={box} id={id} clamped={!open} faded={long && !open}>
        <RichText html={html} />
      </Clamp>
      {long && (
        <Button
          variant="text"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={id}
          style={{ marginBlockStart: 8, marginInlineStart: -16 }}
        >
          {open ? belowProductText.readLess : belowProductText.readAll}
        </Button>
      )}
    </Section>
  )
}
