import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { PageTitle, Section, Sections, Wrap } from '@/components/Page'
import { useGetHomeQuery } from '@/features/catalog/api'
import { CardShelf } from '@/features/catalog/components/CardShelf'
import { paths } from '@/lib/paths'
import { ProductSearch } from './ProductSearch'
import { infoText } from './text'

const words = infoText.notFound

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingBlockStart: 16,
  textAlign: 'center',
  '& > p': { maxInlineSize: '52ch' },
})
const Scene = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 176,
  blockSize: 176,
  borderRadius: '50%',
  background: `radial-gradient(circle at 50% 42%, ${theme.vars.palette.tile.sky.hi}, ${theme.vars.palette.tile.sky.lo} 78%)`,
  '& img': { inlineSize: 126, blockSize: 126 },
}))
const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 24,
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 550, textUnderlineOffset: 3 },
})

const ways = [
  { to: paths.home(), label: words.home },
  { to: paths.vendors(), label: words.shops },
  { to: paths.help(), label: words.help },
]

type NotFoundViewProps = { title?: string; text?: string }

/** What stands where nothing is: what happened, a search, three ways on, and what others look at. */
export function NotFoundView({ title = words.title, text = words.text }: NotFoundViewProps) {
  const { data, isError } = useGetHomeQuery({ first: true })
  const popular = data?.bestSellers
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <Sections>
        <Box>
          <Scene>
            <img src="/scene/compass.webp" alt="" width={256} height={256} />
          </Scene>
          <h1>{title}</h1>
          <p>{text}</p>
          <ProductSearch />
          <Links>
            {ways.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Links>
        </Box>
        {!isError && popular?.length !== 0 && (
          <Section title={words.popular}>
            <CardShelf label={words.popular} cards={popular} />
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
