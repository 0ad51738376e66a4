import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { MarksContext } from './marks'
import type { Span } from './tree'

/** Plain words, those that were searched for marked. */
export function Words({ text }: { text: string }) {
  const marks = useContext(MarksContext)
  if (!marks) return text
  // Splitting by a pattern with a group leaves every second part to be marked.
  return text.split(marks).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part))
}

function LinkView({ span }: { span: Extract<Span, { kind: 'link' }> }) {
  const words = <Spans spans={span.spans} />
  if (/^[/#]/.test(span.href)) return <Link to={span.href}>{words}</Link>
  if (/^mailto:/i.test(span.href)) return <a href={span.href}>{words}</a>
  return (
    <a href={span.href} rel="nofollow noopener noreferrer">
      {words}
    </a>
  )
}

function SpanView({ span }: { span: Span }) {
  switch (span.kind) {
    case 'text':
      return <Words text={span.text} />
    case 'code':
      return <code>{span.text}</code>
    case 'break':
      return <br />
    case 'link':
      return <LinkView span={span} />
    default: {
      const Tag = span.kind
      return (
        <Tag>
          <Spans spans={span.spans} />
        </Tag>
      )
    }
  }
}

/** The inside of a paragraph, heading or cell. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, at) => <SpanView key={at} span={span} />)
}
