import { skipToken } from '@reduxjs/toolkit/query/react'
import { useParams } from 'react-router-dom'
import { useGetOrderInvoicesQuery } from '@/features/orders/api'
import { InvoiceView } from '@/features/orders/components/InvoiceView'
import { ordersText } from '@/features/orders/text'
import { paths } from '@/lib/paths'

/** The invoices of one of the shopper's orders, one a shop, to look at and to print. */
export function InvoicePage() {
  const id = Number(useParams().orderId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useGetOrderInvoicesQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <InvoiceView
      invoices={data}
      error={isId ? error : { status: 404 }}
      onRetry={() => void refetch()}
      orderPath={paths.order(id)}
      lead={data && <p>{ordersText.invoice.lead(data.length)}</p>}
    />
  )
}
