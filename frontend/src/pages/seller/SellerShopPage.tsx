import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import EyeIcon from 'lucide-react/icons/eye'
import LandmarkIcon from 'lucide-react/icons/landmark'
import { Link } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import type { OwnShop } from '@/features/seller/api'
import { VacationPanel, useVacationForm } from '@/features/seller/components/shop/VacationPanel'
import { ShopForm, useShopForm } from '@/features/seller/components/shop/ShopForm'
import { ShopNotice } from '@/features/seller/components/ShopNotice'
import { CalendarPanel, useCalendarForm } from '@/features/seller/components/shop/CalendarPanel'
import { ShopBanner, ShopLogo } from '@/features/seller/components/shop/ShopPicture'
import { moneyTabsText } from '@/features/seller/money/text'
import { shopText } from '@/features/seller/text'
import { usePolledOwnShop } from '@/features/seller/usePolledOwnShop'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { shopPageText } from './text'

const ShopPreview = onDemand(
  async () => (await import('@/features/seller/components/shop/ShopPreview')).ShopPreview,
)

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', alignItems: 'start' },
})

/** The seller's own shop: its name, what it says, and how it looks. */
export function SellerShopPage() {
  const { data: shop, isError, refetch } = usePolledOwnShop()
  return (
    <Stack spacing={2.5}>
      <PageTitle>{shopPageText.title}</PageTitle>
      <Row>
        <h1>{shopPageText.title}</h1>
        {shop && <ShopState status={shop.status} />}
      </Row>
      {shop && <ShopNotice shop={shop} />}
      {isError && <ErrorState title={shopPageText.loadFailed} onRetry={() => void refetch()} />}
      {!shop && !isError && <ShopSkeleton />}
      {shop && <ShopEditor key={shop.id} shop={shop} />}
    </Stack>
  )
}

/** What can be changed of a shop, part by part, and a look at what shoppers would see of it. */
function ShopEditor({ shop }: { shop: OwnShop }) {
  const form = useShopForm(shop)
  const calendar = useCalendarForm(shop)
  const holiday = useVacationForm(shop)
  const [isPreviewed, setPreviewed] = useState(false)
  const isUnsaved = [form.formState, calendar.formState, holiday.formState].some(({ isDirty }) => isDirty)
  return (
    <>
      <Row>
        <Button variant="outlined" startIcon={<EyeIcon size={20} />} onClick={() => setPreviewed(true)}>
          {shopText.shopperView}
        </Button>
        <Button component={Link} to={paths.sellerPayoutAccount()} startIcon={<LandmarkIcon size={20} />}>
          {moneyTabsText.account}
        </Button>
      </Row>
      <Columns>
        <Paper variant="panel" component="section" aria-label={shopPageText.details}>
          <Stack spacing={2.5}>
            <h2>{shopPageText.details}</h2>
            <ShopForm form={form} />
          </Stack>
        </Paper>
        <Stack spacing={2}>
          <Pictures shop={shop} />
          <CalendarPanel shop={shop} form={calendar} />
          <VacationPanel shop={shop} form={holiday} />
        </Stack>
      </Columns>
      <ShopPreview
        shop={shop}
        typed={form.getValues()}
        holiday={holiday.getValues()}
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
      />
      <UnsavedDialog isUnsaved={isUnsaved} />
    </>
  )
}

const tones: Readonly<Record<string, StatusTone>> = { approved: 'success', pending: 'warning' }

function ShopState({ status }: { status: string }) {
  const words: Readonly<Record<string, string>> = shopPageText.states
  return <StatusChip tone={tones[status] ?? 'error'} label={words[status] ?? status} />
}

const Address = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  overflowWrap: 'anywhere',
})

function Pictures({ shop }: { shop: OwnShop }) {
  const address = `${window.location.host}${paths.shop(shop.slug)}`
  return (
    <Paper variant="panel" component="section" aria-label={shopPageText.pictures}>
      <Stack spacing={3}>
        <h2>{shopPageText.pictures}</h2>
        <ShopLogo shop={shop} />
        <ShopBanner shop={shop} />
        <div>
          <Typography variant="body2" color="textSecondary">
            {shopPageText.address}
          </Typography>
          {shop.status === 'approved' ? <Address to={paths.shop(shop.slug)}>{address}</Address> : <p>{address}</p>}
        </div>
      </Stack>
    </Paper>
  )
}

function ShopSkeleton() {
  return (
    <Columns aria-busy="true">
      <Skeleton height={452} />
      <Skeleton height={330} />
    </Columns>
  )
}
