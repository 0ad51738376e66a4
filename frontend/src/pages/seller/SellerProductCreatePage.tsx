import { styled } from '@mui/material/styles'
import { ButtonAnchor } from '@/components/Button'
import { ButtonLink } from '@/components/ButtonLink'
import { PageTitle } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { paths } from '@/lib/paths'
import { createText } from './text'

const Steps = styled('ol')({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 24,
  listStyle: 'decimal',
  maxInlineSize: '68ch',
})
const Prose = styled('p')({ maxInlineSize: '68ch' })

/** How a product is listed: through the API, with the same login. */
export function SellerProductCreatePage() {
  return (
    <Stack gap={20}>
      <PageTitle>{createText.title}</PageTitle>
      <h1>{createText.title}</h1>
      <Panel>
        <Stack gap={20}>
          <Prose>{createText.how}</Prose>
          <Steps>
            {createText.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Row>
            <ButtonAnchor variant="contained" size="large" href="/swagger-ui/">
              {createText.open}
            </ButtonAnchor>
            <ButtonLink variant="outlined" size="large" to={paths.sellerProducts()}>
              {createText.products}
            </ButtonLink>
          </Row>
        </Stack>
      </Panel>
    </Stack>
  )
}
