import type { ElementType, MouseEvent } from 'react'
import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import { useNavigate } from 'react-router-dom'
import { characters, media, radius, visuallyHidden } from '@/lib/design'

interface RichTextProps {
  /** Only HTML that the gateway rendered from Markdown and sanitized (ADR 19). */
  html: string
  /** What stands around it. */
  as?: ElementType
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A text with headings, lists and links. Its links to pages of the storefront load nothing anew. */
export function RichText({ html, as: Frame = Prose }: RichTextProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link?.getAttribute('href')
    if (!to || !/^[/#]/.test(to) || !isPlain(event)) return
    event.preventDefault()
    void navigate(to)
  }
  // Only links answer to the click, and those are reached by the keyboard as well. The gateway cleaned the HTML.
  // oxlint-disable-next-line react/no-danger
  return <Frame onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}

/** How words that were searched for stand out. */
export const highlightStyle = (theme: Theme): CSSObject => ({
  '& mark': {
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
    borderRadius: 3,
  },
})

/** A wide table on a phone: one card a row. */
const cards = (theme: Theme): CSSObject => ({
  '&, & tbody, & tr': { display: 'block' },
  '& thead': visuallyHidden,
  '& tr': {
    padding: '12px 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& tr + tr': { marginBlockStart: 8 },
  '& td': { display: 'block', padding: 0, border: 0 },
  '& td:first-of-type': { fontWeight: 650 },
  '& td + td': { marginBlockStart: 8 },
  '& td + td::before': {
    display: 'block',
    content: 'attr(data-column)',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
})

const table = (theme: Theme): CSSObject => ({
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '10px 12px',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
    textAlign: 'start',
    // A column is at least as wide as its longest word, or a part of it where it may be parted.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  // A link alone in its cell is pressed like a button.
  '& td a': { paddingBlock: 13 },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  [media.tablet]: { '& [data-align="end"]': { textAlign: 'end' }, '& [data-align="center"]': { textAlign: 'center' } },
  '& th': { ...theme.typography.body2, fontWeight: 650 },
  [media.phone]: { '& table[data-wide]': cards(theme) },
})

/** The frame of a text that was written in Markdown. */
export const Prose = styled('div')(({ theme }) => ({
  maxInlineSize: characters(68),
  '& > * + *': { marginBlockStart: 12 },
  '& > * + h2': { marginBlockStart: 40 },
  '& > * + h3': { marginBlockStart: 32 },
  '& > * + h4': { marginBlockStart: 24 },
  '& ul': { listStyle: 'disc' },
  '& ul ul': { listStyle: 'circle' },
  '& ol': { listStyle: 'decimal' },
  '& ul, & ol': { paddingInlineStart: 24, display: 'grid', gap: 8 },
  '& li > *': { marginBlockStart: 8 },
  '& li > a, & li > strong, & li > em, & li > code, & li > s, & li > mark': { marginBlockStart: 0 },
  '& li::marker': { color: theme.vars.palette.text.secondary },
  '& strong': { fontWeight: 650 },
  '& a': { textUnderlineOffset: 3 },
  '& code, & pre': {
    fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    fontSize: '0.9375em',
    backgroundColor: theme.vars.palette.surface.sunken,
    borderRadius: 4,
  },
  '& code': { padding: '1px 5px' },
  '& pre': { marginBlockEnd: 0, padding: '12px 16px', borderRadius: radius.field, overflowX: 'auto' },
  '& blockquote': {
    marginInline: 0,
    marginBlockEnd: 0,
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.text.secondary,
    '& > * + *': { marginBlockStart: 8 },
  },
  '& hr': { border: 0, borderBlockStart: `1px solid ${theme.vars.palette.divider}`, marginBlock: '24px' },
  ...highlightStyle(theme),
  ...table(theme),
}))
