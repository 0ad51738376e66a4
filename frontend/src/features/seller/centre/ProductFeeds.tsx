import Stack from '@mui/material/Stack'
import { Panel } from '@/components/Panel'
import { useGetOwnShopQuery } from '../api'
import { feedText as words } from './text'

/** Where places that list products, such as Google Shopping, fetch those of the shop. */
export function ProductFeeds() {
  const { data: shop } = useGetOwnShopQuery()
  if (!shop) return null
  const at = `${window.location.origin}/feeds/${shop.slug}`
  return (
    <Panel title={words.title} hint={words.hint}>
      <Stack component="ul" spacing={1} sx={{ overflowWrap: 'anywhere' }}>
        {[`${at}.xml`, `${at}.csv`].map((address) => (
          <li key={address}>
            <a href={address}>{address}</a>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}
