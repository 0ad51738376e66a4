import { useState, type FormEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link, useNavigate } from 'react-router-dom'
import { PageTitle, Section, Sections, PageContainer } from '@/components/Page'
import { useGetHomeQuery } from '@/features/catalog/api'
import { CardShelf } from '@/features/catalog/components/Rail'
import { SearchBox } from '@/features/content/components/SearchBox'
import { characters, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { infoText } from './text'

const words = infoText.notFound

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingBlockStart: 16,
  textAlign: 'center',
  '& > p': { maxInlineSize: characters(52) },
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
  const popular = data && (data.shelves[0]?.cards ?? [])
  return (
    <PageContainer>
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
    </PageContainer>
  )
}

/** Any path that is no screen. */
export function NotFoundPage() {
  return <NotFoundView />
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  inlineSize: 'min(480px, 100%)',
})

// One shape with the field it stands beside.
const Submit = styled(Button)({ borderRadius: radius.pill })

/** A field that leads to the search of the shop. */
function ProductSearch() {
  const navigate = useNavigate()
  const [sought, setSought] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (sought.trim() !== '') void navigate(paths.search(sought))
  }
  return (
    <Form role="search" aria-label={words.search} action="/search" onSubmit={search}>
      <SearchBox label={words.search} name="q" value={sought} onChange={setSought} />
      <Submit type="submit" variant="contained" size="large">
        {words.submit}
      </Submit>
    </Form>
  )
}
