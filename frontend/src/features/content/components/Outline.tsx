import { useEffect, useState } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { sectionsOf } from '@/components/richText/sections'
import { characters, media } from '@/lib/design'
import { contentText } from '../text'

/** A part of a page that a link can lead to. */
export interface OutlineEntry {
  id: string
  title: string
}

interface OutlineProps {
  /** The text of the page. */
  html: string
  /** Parts of the page below its text. */
  tail: readonly OutlineEntry[]
}

/** The `##` headings of a text and what follows it, or none when there are too few to choose from. */
function outlineOf(html: string, tail: readonly OutlineEntry[]): OutlineEntry[] {
  const parts = [...sectionsOf(html, 2), ...tail]
  return parts.length > 2 ? parts : []
}

const Side = styled('nav')(({ theme }) => ({
  display: 'none',
  [media.desktop]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 144,
    maxBlockSize: 'calc(100dvh - 168px)',
    overflowY: 'auto',
  },
  '& h2': { ...theme.typography.body2, fontWeight: 650, paddingInlineStart: 15, marginBlockEnd: 4 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: '12px 8px',
    borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      fontWeight: 650,
      borderInlineStartColor: theme.vars.palette.primary.main,
    },
  },
}))
const Folded = styled(Accordion)({
  maxInlineSize: characters(68),
  marginBlockEnd: 24,
  [media.desktop]: { display: 'none' },
  '& a': { display: 'flex', alignItems: 'center', minBlockSize: 44, '&:focus-visible': { outlineOffset: -2 } },
})

/** The parts of a page beside its text, the one being read marked: for wide screens. */
export function SideOutline({ html, tail }: OutlineProps) {
  const parts = outlineOf(html, tail)
  const active = useActiveHeading(parts.map(({ id }) => id))
  if (parts.length === 0) return null
  return (
    <Side aria-labelledby="outline-title" data-print="none">
      <h2 id="outline-title">{contentText.onThisPage}</h2>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === active ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Side>
  )
}

/** The same above the text, folded: for screens without room beside it. */
export function FoldedOutline({ html, tail }: OutlineProps) {
  const parts = outlineOf(html, tail)
  if (parts.length === 0) return null
  return (
    <Folded variant="outlined" data-print="none">
      <AccordionSummary>{contentText.onThisPage}</AccordionSummary>
      <AccordionDetails>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </AccordionDetails>
    </Folded>
  )
}

/** How far below the top a heading counts as read: below the sticky header. */
const line = 160

function readingAt(ids: readonly string[]): string | null {
  const room = document.documentElement.scrollHeight - window.innerHeight
  // The last parts may be too short to ever reach the top.
  if (room > 0 && window.scrollY >= room - 2) return ids.at(-1) ?? null
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line)
  return passed.at(-1) ?? ids[0] ?? null
}

/** The id of the last heading that was scrolled past, above all of them of the first. */
function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const known = joined === '' ? [] : joined.split(' ')
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActive(readingAt(known)))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [joined])
  return active
}
