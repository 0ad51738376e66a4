import type { ElementType, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Prose } from './Prose'

interface RichTextProps {
  /** Made by the gateway of somebody's Markdown, and cleaned there (ADR 19). Nothing else may come here. */
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
