import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { BackLink } from '@/components/BackLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { PrintButton } from '@/components/print/PrintButton'
import { Row } from '@/components/Row'
import type { Invoice } from '../api'
import { ordersText } from '../text'
import { InvoiceSheet } from './InvoiceSheet'

const words = ordersText.invoice
const Sheets = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxInlineSize: 860 })
/** There is none, or there is no such order. */
const nothing: ReadonlySet<number> = new Set([404, 409])

interface InvoiceViewProps {
  invoices: readonly Invoice[] | undefined
  error: unknown
  onRetry: () => void
  /** Where the order is. */
  orderPath: string
  /** The way to the pages above, where it is more than the one to the order. */
  breadcrumbs?: ReactNode
  /** What stands above the sheets. */
  lead: ReactNode
}

/** The page of an order's invoices, for buyer and seller alike. */
export function InvoiceView({ invoices, error, onRetry, orderPath, breadcrumbs, lead }: InvoiceViewProps) {
  const back = <BackLink to={orderPath}>{words.back}</BackLink>
  const problem = error && !invoices ? problemOf(error) : undefined
  if (problem && nothing.has(problem.status ?? 0)) {
    return (
      <>
        <PageTitle>{words.word}</PageTitle>
        <EmptyState heading="h1" title={words.none} text={words.noneText} action={back} />
      </>
    )
  }
  const [first] = invoices ?? []
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.word}</PageTitle>
      {breadcrumbs ?? back}
      <Row spread>
        <h1>{first ? words.title(first.orderNumber) : words.word}</h1>
        {first && (
          <PrintButton variant="contained">{words.print}</PrintButton>
        )}
      </Row>
      {problem && <ErrorState title={words.failed} text={problem.message} onRetry={onRetry} />}
      {!problem && !invoices && <Skeleton aria-busy="true" height={640} />}
      {invoices && (
        <Sheets>
          {lead}
          {invoices.map((invoice) => (
            <InvoiceSheet key={invoice.number} invoice={invoice} />
          ))}
        </Sheets>
      )}
    </Stack>
  )
}
