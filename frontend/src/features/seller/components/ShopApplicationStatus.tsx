import { useEffect, useRef } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link, useLocation } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { Row } from '@/components/Row'
import { paths } from '@/lib/paths'
import type { OwnShop } from '../api'
import { standingText as words } from '../text'
import { usePolledOwnShop } from '../usePolledOwnShop'
import { StatusReason, shopStatusText } from './ShopNotice'
import { sentNow, ShopRegistrationForm } from './ShopRegistrationForm'

/** How the shop of whoever is signed in stands, and what they can do now. */
export function ShopApplicationStatus() {
  const { data: shop, isError, refetch } = usePolledOwnShop()
  if (shop) return <ShopStatus shop={shop} />
  if (isError) return <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton height={30} width="60%" />
      <Skeleton height={76} />
      <Skeleton height={48} width={200} />
    </Stack>
  )
}

function ShopStatus({ shop }: { shop: OwnShop }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  // The form that had the focus is gone.
  useEffect(() => {
    if (state === sentNow) heading.current?.focus()
  }, [state])
  const { title, text } = shopStatusText(shop.status)
  const isRejected = shop.status === 'rejected'
  return (
    <Stack spacing={2}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <StatusReason reason={shop.rejectionReason ?? shop.suspensionReason} />
      <p>{text}</p>
      {isRejected && <ShopRegistrationForm refused={shop} />}
      <Row>
        <Button component={Link} variant={isRejected ? 'outlined' : 'contained'} size="large" to={paths.seller()}>
          {words.openCenter}
        </Button>
        {(isRejected || shop.status === 'suspended') && (
          <Button component={Link} variant="outlined" size="large" to={`${paths.contact()}?topic=selling`}>
            {words.ask}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
