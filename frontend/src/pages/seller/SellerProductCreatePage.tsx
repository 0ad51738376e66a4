import { ButtonAnchor } from '@/components/Button'
import { ButtonLink } from '@/components/ButtonLink'
import { PageTitle } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { paths } from '@/lib/paths'

/** How a product is listed: through the API, with the same login. */
export function SellerProductCreatePage() {
  return (
    <Stack gap={20}>
      <PageTitle>List a product</PageTitle>
      <h1>List a product</h1>
      <Panel>
        <Stack>
          <p>
            Products are listed through the API: send title, description, category, options and variants to{' '}
            <code>POST /api/seller/products</code> with the token of your login. Price and stock of what is listed can
            be changed under Products.
          </p>
          <Row>
            <ButtonAnchor variant="contained" href="/swagger-ui/">
              Open the API page
            </ButtonAnchor>
            <ButtonLink variant="outlined" to={paths.sellerProducts()}>
              See your products
            </ButtonLink>
          </Row>
        </Stack>
      </Panel>
    </Stack>
  )
}
