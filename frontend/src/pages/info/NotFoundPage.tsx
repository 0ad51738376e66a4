import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { PageTitle, Section, Sections, Wrap } from '@/components/Page'
import { useGetHomeQuery } from '@/features/catalog/api'
import { CardShelf } from '@/features/catalog/components/CardShelf'
import { catalogText } from '@/features/catalog/text'
import { paths } from '@/lib/paths'

const Box = styled('div')({ display: 'grid', justifyItems: 'center', gap: 16, paddingBlock: 32, textAlign: 'center' })
const Scene = styled('img')({ inlineSize: 140, blockSize: 140 })
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })

type NotFoundViewProps = { title?: string; text?: string }

/** What stands where nothing is: what happened, three ways on, and what others look at. */
export function NotFoundView({
  title = 'Page not found',
  text = 'The address may have a typing mistake, or the page has moved.',
}: NotFoundViewProps) {
  const { data } = useGetHomeQuery()
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <Sections>
        <Box>
          <Scene src="/scene/compass.webp" alt="" width={256} height={256} />
          <h1>{title}</h1>
          <p>{text}</p>
          <Links>
            <ButtonLink variant="contained" to={paths.home()}>
              Go to home
            </ButtonLink>
            <ButtonLink variant="outlined" to={paths.vendors()}>
              {catalogText.allShops}
            </ButtonLink>
            <ButtonLink variant="outlined" to={paths.help()}>
              Help Center
            </ButtonLink>
          </Links>
        </Box>
        {data && data.bestSellers.length > 0 && (
          <Section title={catalogText.popular}>
            <CardShelf label={catalogText.popular} cards={data.bestSellers} />
          </Section>
        )}
      </Sections>
    </Wrap>
  )
}

/** Any path that is no screen. */
export function NotFoundPage() {
  return <NotFoundView />
}
