import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { PageTitle } from '@/components/Page'
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
    <Stack spacing={2.5}>
      <PageTitle>{createText.title}</PageTitle>
      <h1>{createText.title}</h1>
      <Paper variant="panel" component="section">
        <Stack spacing={2.5}>
          <Prose>{createText.how}</Prose>
          <Steps>
            {createText.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <Row>
            <Button variant="contained" size="large" href="/swagger-ui/">
              {createText.open}
            </Button>
            <Button component={Link} variant="outlined" size="large" to={paths.sellerProducts()}>
              {createText.products}
            </Button>
          </Row>
        </Stack>
      </Paper>
    </Stack>
  )
}
