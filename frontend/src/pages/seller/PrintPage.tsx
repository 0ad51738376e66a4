import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { InlineSelect } from '@/components/form/InlineSelect'
import { PageTitle } from '@/components/Page'
import { PaperSheet } from '@/components/print/PaperSheet'
import { PrintButton } from '@/components/print/PrintButton'
import { Row } from '@/components/Row'
import { TabLinks } from '@/components/TabLinks'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useGetOwnShopQuery, useListPackingSlipsQuery, type ToPack } from '@/features/seller/api'
import { NotFoundState } from '@/components/NotFoundState'
import { LabelSheets } from '@/features/seller/packing/LabelSheets'
import { labelFormatName, labelFormats, labelsOn, type LabelFormatName } from '@/features/seller/packing/labels'
import { PackingSlip } from '@/features/seller/packing/PackingSlip'
import { printText as words, slipText } from '@/features/seller/packing/text'
import { linesToPack } from '@/features/seller/packing/toPack'
import { mostPrinted } from '@/features/seller/packing/usePrintChoice'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { readLabelFormat, writeLabelFormat } from '@/lib/storage'
import { ordersPageText } from './text'

type Kind = 'slips' | 'labels'

const tabs: { value: Kind; label: string }[] = [
  { value: 'slips', label: words.slips },
  { value: 'labels', label: words.labels },
]

/** The ids that an address names, each once. */
const idsOf = (raw: string | null) => [
  ...new Set((raw ?? '').split(',').map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)),
]

/** Packing slips or address labels of many orders, as they will be on paper. */
export function PrintPage() {
  const [search] = useSearchParams()
  const kind: Kind = search.get('kind') === 'labels' ? 'labels' : 'slips'
  const ids = idsOf(search.get('ids'))
  const isAsked = 0 < ids.length && ids.length <= mostPrinted
  const { currentData, error, refetch } = useListPackingSlipsQuery(isAsked ? { ids: ids.join(',') } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (ids.length === 0) return <Nothing title={words.noneTitle} text={words.noneText} />
  if (!isAsked) return <Nothing title={words.tooManyTitle} text={words.tooMany(mostPrinted)} />
  if (currentData?.items.length === 0) return <Nothing title={words.missingTitle} text={words.missingText} />
  const toPrint = currentData?.items.filter(({ lines }) => linesToPack(lines).length > 0)
  if (toPrint?.length === 0) return <Nothing title={words.nothingTitle} text={words.nothingText} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words[kind]}</PageTitle>
      <Stack spacing={1}>
        <BackOfficeBreadcrumbs crumbs={[{ name: ordersPageText.title, to: paths.sellerOrders() }]} current={words[kind]} />
        <Row spread>
          <h1>{words[kind]}</h1>
          <PrintButton variant="contained" disabled={!toPrint}>
            {words.print}
          </PrintButton>
        </Row>
      </Stack>
      <TabLinks label={words.kinds} tabs={tabs} current={kind} hrefOf={(value) => paths.sellerPrint(value, ids)} />
      {currentData && <LeftOut asked={ids.length} orders={currentData.items} />}
      {toPrint && kind === 'slips' && <Slips orders={toPrint} />}
      {toPrint && kind === 'labels' && <Labels orders={toPrint} />}
      {!currentData && error && (
        <ErrorState
          title={words.loadFailed}
          text={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <Skeleton aria-busy="true" height={420} />}
    </Stack>
  )
}

const Nothing = (said: { title: string; text: string }) => <NotFoundState {...said} to={paths.sellerOrders()} linkLabel={words.all} />

/** Which of the chosen orders are not printed, and why. */
function LeftOut({ asked, orders }: { asked: number; orders: readonly ToPack[] }) {
  const lost = asked - orders.length
  const cancelled = orders.filter(({ lines }) => linesToPack(lines).length === 0)
  if (lost === 0 && cancelled.length === 0) return null
  return (
    <FormAlert tone="info">
      {lost > 0 && <p>{words.left(lost)}</p>}
      {cancelled.length > 0 && <p>{words.cancelled(cancelled.map(({ number }) => number).join(', '))}</p>}
    </FormAlert>
  )
}

const Papers = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxInlineSize: 860 })

function Slips({ orders }: { orders: readonly ToPack[] }) {
  const { data: shop } = useGetOwnShopQuery()
  return (
    <Papers>
      {orders.map((order) => (
        <PaperSheet key={order.id} label={slipText.of(order.number)}>
          <PackingSlip order={order} shopName={shop?.name ?? ''} />
        </PaperSheet>
      ))}
    </Papers>
  )
}

const formats = (Object.keys(labelFormats) as LabelFormatName[]).map((name) => [name, words.formats[name]] as const)

function Labels({ orders }: { orders: readonly ToPack[] }) {
  const [name, setName] = useState(() => labelFormatName(readLabelFormat()))
  const [start, setStart] = useState(1)
  const format = labelFormats[name]
  const places = Array.from({ length: labelsOn(format) }, (_, place) => String(place + 1))
  return (
    <Stack spacing={2.5}>
      <Stack spacing={1}>
        <Row>
          <InlineSelect
            label={words.format}
            value={name}
            choices={formats}
            onChange={(next) => {
              writeLabelFormat(next)
              setName(next)
              setStart(1)
            }}
          />
          {places.length > 1 && (
            <InlineSelect
              label={words.start}
              value={String(start)}
              choices={places.map((place) => [place, formatNumber(Number(place))])}
              onChange={(place) => setStart(Number(place))}
            />
          )}
        </Row>
        <Typography variant="body2" color="textSecondary">
          {places.length > 1 ? words.startHint : words.scaleHint}
        </Typography>
      </Stack>
      <Papers>
        <LabelSheets format={format} orders={orders} start={start} />
      </Papers>
    </Stack>
  )
}
