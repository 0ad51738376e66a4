import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { FollowedShops } from '@/features/catalog/components/followed/FollowedShops'
import { followText } from '@/features/catalog/components/followed/text'

/** The followed shops in the account. */
export function FollowedShopsPage() {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{followText.title}</PageTitle>
      <h1>{followText.title}</h1>
      <FollowedShops />
    </Stack>
  )
}
