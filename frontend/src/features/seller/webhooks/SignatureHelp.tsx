import { styled } from '@mui/material/styles'
import { Panel } from '@/components/Panel'
import { radius } from '@/lib/design'
import { verifyText as words } from './text'

export const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.background.default,
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

const sample = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET) // whsec_…
app.post('/webhooks', express.text({ type: '*/*' }), (request, response) => {
  const { type, data } = webhook.verify(request.body, request.headers) // throws if it is not ours
  response.sendStatus(204)
})`

/** How a program knows that a message is ours. */
export function SignatureHelp() {
  return (
    <Panel title={words.title}>
      <p>{words.text}</p>
      <Code>{sample}</Code>
      <p>{words.answer}</p>
      <a href="https://www.standardwebhooks.com" rel="noreferrer">
        {words.link}
      </a>
      <a href="/openapi.json">{words.all}</a>
    </Panel>
  )
}
