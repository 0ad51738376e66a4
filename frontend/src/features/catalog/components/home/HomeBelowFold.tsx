import { styled } from '@mui/material/styles'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import ShieldCheckIcon from 'lucide-react/icons/shield-check'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import UndoIcon from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { Section, Sections } from '@/components/Page'
import { ProductTile, TileGround } from '@/components/ProductTile'
import { media, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { catalogApi, useGetHomeQuery, type Card, type Home, type ShopCard } from '../../api'
import { catalogText } from '../../text'
import { DeferredPaint } from '../Deferred'
import { doubleRing } from '../styles'
import { ProductCard } from '../ProductCard'
import { GridSkeleton, ProductGrid } from '../ProductGrid'
import { RecentlyViewed } from '../RecentlyViewed'
import { ShopTiles, ShopGrid, ShopsSkeleton } from '../shop/ShopGrid'
import { tileCount } from './CategoryTiles'
import { wordsOf } from './HomeShelf'
import { MoreLink, SeeAll, Shelf } from './Shelf'
import { frontPageText } from './text'

/** The rhythm of the page's sections, without a page's edges. */
const Rest = styled(Sections)({ paddingBlock: 0, [media.wide]: { paddingBlock: 0 } })

/** Those of the shipped page, while it is not known which there are. */
const waiting = (['best_rated', 'on_sale', 'newest'] as const).map((kind) => ({ kind, name: null, path: null, cards: undefined }))

/** What the home page shows further down: fetched when somebody gets near it. */
export function HomeBelowFold() {
  const { data, isError } = useGetHomeQuery({})
  // That something failed is said once, where the first shelf is.
  return <HomeBelowFoldView home={data} hasShelves={!isError} />
}

interface HomeBelowFoldViewProps {
  home: Home | undefined
  hasShelves?: boolean
}

/** All below the first shelf. */
export function HomeBelowFoldView({ home, hasShelves = true }: HomeBelowFoldViewProps) {
  return (
    <Rest>
      <EditorialPair />
      {hasShelves && home?.shelves.length !== 0 && <Shelves home={home} />}
      <RecentlyViewed />
      <DeferredPaint phone="420px" wide="170px">
        <Promises />
      </DeferredPaint>
    </Rest>
  )
}

function Shelves({ home }: { home: Home | undefined }) {
  const shelves = home?.shelves.slice(1) ?? waiting
  return (
    <>
      {shelves.map((shelf, at) => {
        const { title, to } = wordsOf(shelf)
        const key = `${shelf.kind}-${at}`
        return shelf.kind === 'newest' ? (
          <NewArrivals key={key} title={title} cards={shelf.cards} />
        ) : (
          <Shelf key={key} title={title} to={to} cards={shelf.cards} below />
        )
      })}
      <FeaturedShops shops={home?.shops} />
    </>
  )
}

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 20 },
})
const Banner = styled(Link)(({ theme }) => ({
  textDecoration: 'none',
  borderRadius: radius.card,
  '&:focus-visible': doubleRing(theme),
  [media.hover]: { '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  // Twice as wide as high.
  '& > div': { gridTemplateColumns: '1fr 1fr', aspectRatio: '2 / 1', placeItems: 'center start' },
  '& > div > div': { inlineSize: '100%', background: 'none' },
}))
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 24,
  [media.wide]: { paddingInlineStart: 40 },
  '& b': theme.typography.h2,
  '& small': theme.typography.subtitle2,
  '& small > span': { display: 'inline-block' },
  '& svg': { display: 'inline-block', marginInlineStart: 4, verticalAlign: '-3px' },
}))

/** The arrow goes to the next line with the last word, never alone. */
function WithArrow({ words }: { words: string }) {
  const last = words.lastIndexOf(' ') + 1
  return (
    <>
      {words.slice(0, last)}
      <span>
        {words.slice(last)}
        <ArrowRightIcon size={16} />
      </span>
    </>
  )
}

/** Two wide pictures that lead into categories which the tiles above may have let past. */
function EditorialPair() {
  const { data = [] } = catalogApi.endpoints.getCategoryTree.useQueryState()
  const pictured = data.filter((category) => category.picture)
  const chosen = pictured.length >= tileCount + 2 ? pictured.slice(tileCount, tileCount + 2) : pictured.slice(2, 4)
  if (chosen.length < 2) return null
  return (
    <DeferredPaint phone="calc(100vw - 20px)" wide="min(25vw, 310px)">
      <Pair>
        {chosen.map((category) => (
          <Banner key={category.id} to={paths.category(category.slug)}>
            <TileGround tile={tileOf(category.tile, category.id)} square={false}>
              <Words>
                <b>{category.name}</b>
                <small>
                  <WithArrow
                    words={category.child
                      .slice(0, 2)
                      .map((child) => child.name)
                      .join(', ')}
                  />
                </small>
              </Words>
              <ProductTile src={category.picture} tile={tileOf(category.tile, category.id)} size={256} />
            </TileGround>
          </Banner>
        ))}
      </Pair>
    </DeferredPaint>
  )
}

const mostShops = 4

/** A few shops, each with three of its products. */
function FeaturedShops({ shops }: { shops: readonly ShopCard[] | undefined }) {
  if (shops?.length === 0) return null
  return (
    <DeferredPaint phone="1180px" wide="355px">
      <Section title={frontPageText.shops} end={<MoreLink to={paths.vendors()}>{catalogText.allShops}</MoreLink>}>
        <ShopGrid busy={shops === undefined}>
          {shops ? <ShopTiles shops={shops.slice(0, mostShops)} /> : <ShopsSkeleton count={mostShops} />}
        </ShopGrid>
      </Section>
    </DeferredPaint>
  )
}

const newest = '/search?sort=newest'
const mostNew = 10

/** The latest products of all shops. */
function NewArrivals({ title, cards }: { title: string; cards: readonly Card[] | undefined }) {
  if (cards?.length === 0) return null
  return (
    <DeferredPaint phone="calc(250vw + 662px)" wide="calc(2 * min(20vw - 28px, 240px) + 344px)">
      <Section title={title} end={<SeeAll to={newest} shelf={title} />}>
        <ProductGrid columns={5} busy={cards === undefined}>
          {cards ? (
            cards.slice(0, mostNew).map((card) => (
              <li key={card.id}>
                <ProductCard card={card} />
              </li>
            ))
          ) : (
            <GridSkeleton count={mostNew} />
          )}
        </ProductGrid>
      </Section>
    </DeferredPaint>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
  '& li': { display: 'flex', gap: 16 },
  '& svg': { flex: 'none', color: theme.vars.palette.link },
  '& p': { color: theme.vars.palette.text.secondary, marginBlockStart: 4 },
}))

const promises = [
  { icon: ShoppingCartIcon, words: frontPageText.onePayment },
  { icon: UndoIcon, words: frontPageText.refund },
  { icon: ShieldCheckIcon, words: frontPageText.reviews },
] as const

/** Three promises; each is something the software does. */
function Promises() {
  return (
    <Section title={frontPageText.promises}>
      <List>
        {promises.map(({ icon: Icon, words }) => (
          <li key={words.title}>
            <Icon size={28} />
            <div>
              <h3>{words.title}</h3>
              <p>{words.text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  )
}
