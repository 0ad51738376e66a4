import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { readLook } from '@/api/look'
import { FormAlert } from '@/components/form/FormAlert'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { InvoiceView } from '@/features/orders/components/InvoiceView'
import { ordersText } from '@/features/orders/text'
import { useGetSellerInvoiceQuery } from '@/features/seller/api'
import { HiddenFromOperator } from '@/features/seller/look/HiddenFromOperator'
import { paths } from '@/lib/paths'
import { orderPageText, ordersPageText } from './text'

const words = ordersText.invoice

/** The invoice of one of the shop's orders, to look at and to print. */
export function SellerInvoicePage() {
  return readLook() ? <HiddenFromOperator subject="invoice" isPage /> : <OwnInvoice />
}

function OwnInvoice() {
  const id = Number(useParams().orderId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch } = useGetSellerInvoiceQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <InvoiceView
      invoices={data && [data]}
      error={isId ? error : { status: 404 }}
      onRetry={() => void refetch()}
      orderPath={paths.sellerOrder(id)}
      breadcrumbs={
        <BackOfficeBreadcrumbs
          crumbs={[
            { name: ordersPageText.title, to: paths.sellerOrders() },
            { name: data ? orderPageText.title(data.orderNumber) : orderPageText.ofShop, to: paths.sellerOrder(id) },
          ]}
          current={words.word}
        />
      }
      lead={data?.seller.address === '' && <AddressMissing />}
    />
  )
}

function AddressMissing() {
  return (
    <FormAlert tone="info">
      <p>
        {words.addAddress} <Link to={paths.sellerShop()}>{words.shopDetails}</Link>
      </p>
    </FormAlert>
  )
}
