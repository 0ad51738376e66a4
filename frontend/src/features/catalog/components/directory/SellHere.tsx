import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { TileGround } from '@/components/ProductTile'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { directoryText } from './text'

const Box = styled(TileGround)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  padding: 24,
  borderRadius: radius.dialog,
  [media.wide]: { padding: '32px 40px' },
})
const Words = styled('div')({ '& p': { marginBlockStart: 4, maxInlineSize: '52ch' } })

/** The way to a shop of one's own. */
export function SellHere() {
  return (
    <section aria-label={directoryText.sellTitle}>
      <Box tile="mint" square={false}>
        <Words>
          <h2>{directoryText.sellTitle}</h2>
          <p>{directoryText.sellText}</p>
        </Words>
        <ButtonLink variant="outlined" size="large" to={paths.sellerRegistration()}>
          {directoryText.sell}
        </ButtonLink>
      </Box>
    </section>
  )
}
