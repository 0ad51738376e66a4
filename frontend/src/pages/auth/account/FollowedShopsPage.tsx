import Stack from '@mui/material/Stack'
import { PageTitle } from '@/components/Page'
import { FollowedShops } from '@/features/catalog/components/followed/FollowedShops'
import { followedText } from '@/features/catalog/components/followed/text'

/** The followed shops in the account. */
export function FollowedShopsPage() {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{followedText.title}</PageTitle>
      <h1>{followedText.title}</h1>
      <FollowedShops />
    </Stack>
  )
}
