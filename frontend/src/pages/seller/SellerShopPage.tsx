import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { useGetOwnShopQuery, type OwnShop } from '@/features/seller/api'
import { ShopForm } from '@/features/seller/components/ShopForm'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { shopPageText } from './text'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', alignItems: 'start' },
})

/** The seller's own shop: its name, what it says about itself, and how it looks. */
export function SellerShopPage() {
  const { data: shop, isError, refetch } = useGetOwnShopQuery()
  return (
    <Stack gap={20}>
      <PageTitle>{shopPageText.title}</PageTitle>
      <Row>
        <h1>{shopPageText.title}</h1>
        {shop && <ShopState status={shop.status} />}
      </Row>
      {isError && <ErrorState title={shopPageText.loadFailed} onRetry={() => void refetch()} />}
      {!shop && !isError && <ShopSkeleton />}
      {shop && (
        <Columns>
          <Panel aria-label={shopPageText.details}>
            <Stack gap={20}>
              <h2>{shopPageText.details}</h2>
              <ShopForm key={shop.id} shop={shop} />
            </Stack>
          </Panel>
          <Pictures shop={shop} />
        </Columns>
      )}
    </Stack>
  )
}

const tones: Readonly<Record<string, StatusTone>> = { approved: 'success', pending: 'warning' }

function ShopState({ status }: { status: string }) {
  const words: Readonly<Record<string, string>> = shopPageText.states
  return <StatusChip tone={tones[status] ?? 'error'} label={words[status] ?? status} />
}

const Banner = styled('img')(({ theme }) => {
  const { hi, lo } = theme.vars.palette.tile.sand
  return {
    inlineSize: '100%',
    aspectRatio: '3 / 1',
    objectFit: 'cover',
    borderRadius: radius.field,
    background: `radial-gradient(circle at 50% 42%, ${hi}, ${lo} 78%)`,
  }
})
const Logo = styled('img')({ inlineSize: 72, blockSize: 72, objectFit: 'cover', borderRadius: radius.card })
const Address = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  overflowWrap: 'anywhere',
})

function Pictures({ shop }: { shop: OwnShop }) {
  const address = `${window.location.host}${paths.shop(shop.slug)}`
  const hasPictures = Boolean(shop.logo ?? shop.banner)
  return (
    <Panel aria-label={shopPageText.pictures}>
      <Stack gap={12}>
        <h2>{shopPageText.pictures}</h2>
        {shop.banner && <Banner src={shop.banner} alt={shopPageText.bannerOf(shop.name)} width={720} height={240} />}
        {shop.logo && <Logo src={shop.logo} alt={shopPageText.logoOf(shop.name)} width={72} height={72} />}
        <Quiet>{hasPictures ? shopPageText.picturesHint : shopPageText.noPictures}</Quiet>
        <div>
          <Quiet>{shopPageText.address}</Quiet>
          {shop.status === 'approved' ? <Address to={paths.shop(shop.slug)}>{address}</Address> : <p>{address}</p>}
        </div>
      </Stack>
    </Panel>
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
