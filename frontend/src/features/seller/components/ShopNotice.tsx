import AlertTitle from '@mui/material/AlertTitle'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/components/form/FormAlert'
import { paths } from '@/lib/paths'
import type { OwnShop } from '../api'
import { standingText as words } from '../text'

const statusTexts = { approved: words.approved, pending: words.pending, rejected: words.rejected, suspended: words.suspended }
const isKnownStatus = (status: string): status is keyof typeof statusTexts => Object.hasOwn(statusTexts, status)

/** What is to be said of a shop in this state; of an unknown one, that it is there. */
export const shopStatusText = (status: string | undefined) => statusTexts[status && isKnownStatus(status) ? status : 'approved']

const Quote = styled('blockquote')(({ theme }) => ({
  marginBlock: 8,
  marginInline: 0,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}))

/** What the marketplace wrote to whom it refused or suspended; nothing for any other. */
export function StatusReason({ reason }: { reason: string | null }) {
  if (reason === null) return null
  return (
    <div>
      <p>{words.reason}</p>
      <Quote>{reason}</Quote>
    </div>
  )
}

/** Says why nobody can see the shop, and what to do about it; nothing for an open one. */
export function ShopNotice({ shop: { status, rejectionReason, suspensionReason } }: { shop: OwnShop }) {
  if (status === 'approved') return null
  const { title, text } = shopStatusText(status)
  return (
    <FormAlert tone={status === 'pending' ? 'info' : 'warning'}>
      <AlertTitle>{title}</AlertTitle>
      <p>{text}</p>
      <StatusReason reason={rejectionReason ?? suspensionReason} />
      {status === 'rejected' ? (
        <Link to={paths.sellerRegistration()}>{words.applyAgain}</Link>
      ) : (
        <Link to={paths.help()}>{words.askHelp}</Link>
      )}
    </FormAlert>
  )
}
