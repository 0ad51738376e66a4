// What each picture shows: told from its name and from the products that the catalog shows it with.
import { readdirSync, readFileSync } from 'node:fs'
import { colours, tiles } from './colours.mjs'
import { objects } from './objects.mjs'

const catalog = new URL('../catalog/', import.meta.url)
const read = (file) => JSON.parse(readFileSync(new URL(file, catalog)))
const products = readdirSync(new URL('products/', catalog)).flatMap((file) => read(`products/${file}`))
const shops = read('shops.json')

/** The things beside a product, by its sub-category; `label.rs` puts them into words. */
const company = {
  accessories: ['coat', 'handbag'],
  audio: ['laptop', 'camera'],
  bags: ['purse', 'umbrella'],
  'balls-rackets': ['running-vest', 'cap'],
  'bath-care': ['chick', 'sponge'],
  'boots-heels': ['coat', 'scarf'],
  cameras: ['backpack', 'notebook'],
  'camping-hiking': ['compass', 'torch'],
  'clocks-mirrors': ['book-open', 'candle'],
  computing: ['notebook', 'coffee-beans'],
  'dresses-coats': ['sun-hat', 'handbag'],
  'everyday-shoes': ['jeans', 'socks'],
  furniture: ['potted-plant', 'mug-oat'],
  glassware: ['ice', 'lemon'],
  hats: ['sunglasses', 'scarf'],
  knitwear: ['mug-oat', 'yarn'],
  lighting: ['mug-oat', 'book-open'],
  'mugs-cups': ['honey-pot', 'teapot'],
  'pans-knives': ['bread', 'salt'],
  'phones-power': ['watch-charcoal', 'headphones'],
  'storage-cleaning': ['potted-plant', 'candle'],
  tableware: ['mug-oat', 'fork-knife'],
  'teapots-brewing': ['cookie', 'mug-oat'],
  tops: ['cap', 'jeans'],
  'trousers-shorts': ['sneaker', 't-shirt'],
  'water-snow': ['gloves', 'goggles'],
  wheels: ['sneaker', 'helmet'],
}
const companyOf = { 'compass-at-home': ['hiking-boot', 'torch'], 'fork-knife-at-home': ['salt', 'mug-oat'] }

const marks = {
  'bright-circuit': ['radio', 'trackball', 'telescope', 'faders', 'light-bulb'],
  'clay-and-co': ['teapot', 'cocktail-glass', 'noodle-bowl', 'jar', 'mug-oat'],
  'golden-larder': ['honey-pot', 'apple-green', 'blueberries', 'coffee-beans', 'mate'],
  'green-sill': ['potted-plant', 'chilli', 'hyacinth', 'bamboo-decor', 'cactus'],
  'hearth-and-ladle': ['stock-pot', 'fork-knife', 'chef-knife', 'frying-pan', 'mug-red'],
  'marble-and-moon': ['teddy', 'pinata', 'nesting-doll', 'sauropod', 'gamepad'],
  northfold: ['yarn', 'safety-pin', 'thread-red', 'gloves-rust', 'socks'],
  'oak-and-iron': ['hammer', 'bolt', 'saw', 'file-cabinet-forest-green', 'chair'],
  'paper-kite': ['paint-palette', 'ruler', 'fountain-pen-charcoal', 'book-closed-forest-green', 'framed-picture'],
  'rise-bakehouse': ['croissant', 'baguette', 'popcorn', 'cupcake-lilac', 'lollipop'],
  'second-fiddle': ['violin', 'djembe', 'accordion', 'saxophone', 'stage-mic'],
  'sole-and-satchel': ['backpack', 'watch-charcoal', 'briefcase', 'ankle-boot-forest-green', 'ballet'],
  'thread-and-tide': ['dress', 'dress-mustard', 'sun-hat', 'coat', 't-shirt-navy'],
  tidewater: ['soap', 'toothbrush', 'lotion', 'sponge', 'bucket'],
  'trail-and-tarn': ['tent', 'bicycle', 'boxing-glove-charcoal', 'basketball', 'torch'],
  'wick-and-lantern': ['candle', 'basket', 'hourglass-lilac', 'alarm-clock', 'paper-lantern'],
}

const faces = {
  bear: 'rose',
  'cat-face': 'mint',
  'chick-face': 'lilac',
  'dog-face': 'lilac',
  fox: 'mint',
  frog: 'sky',
  hamster: 'sand',
  hedgehog: 'rose',
  koala: 'sky',
  lion: 'mint',
  monkey: 'sand',
  'otter-face': 'butter',
  owl: 'sand',
  panda: 'sky',
  penguin: 'butter',
  'rabbit-face': 'butter',
  raccoon: 'sky',
  ram: 'sand',
  'whale-face': 'rose',
}

const shownIn = (picture) => products.filter((product) => product.pictures.includes(picture))
const picturesOfOptions = (product) => (product.options ?? []).flatMap((option) => option.pictures ?? [])

/** The colour that an option gives the thing in this picture. */
function optionColour(picture) {
  for (const product of products)
    for (const { values, pictures = [] } of product.options ?? [])
      if (pictures.includes(picture)) return values[pictures.indexOf(picture)].toLowerCase().replace(' ', '-')
  return undefined
}

/** `mug-forest-green` as an object with its colour. */
function thing(picture) {
  const name = Object.keys(objects)
    .filter((name) => picture === name || picture.startsWith(`${name}-`))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '')
  if (!name) throw new Error(`${picture} shows no known object`)
  const named = picture.slice(name.length + 1)
  const colour = named || (objects[name].colour ?? optionColour(picture))
  if (colour && !colours[colour]) throw new Error(`${picture}: there is no colour ${colour}`)
  return { name, colour: colour && colours[colour] }
}

/** The squares that two to four things side by side take, as shares of the picture; those behind come first. */
const places = {
  2: [
    [0.47, 0.18, 0.46],
    [0.06, 0.34, 0.48],
  ],
  3: [
    [0.3, 0.07, 0.4],
    [0.06, 0.48, 0.42],
    [0.53, 0.48, 0.42],
  ],
  4: [
    [0.06, 0.06, 0.4],
    [0.54, 0.06, 0.4],
    [0.06, 0.53, 0.4],
    [0.54, 0.53, 0.4],
  ],
}
/** Of two, the first stands in front. */
function sideBySide(pictures) {
  const order = pictures.length === 2 ? pictures.toReversed() : pictures
  return order.map((picture, at) => ({ ...thing(picture), box: places[pictures.length][at] }))
}

function withCompany(picture, product) {
  const [left, right] = companyOf[picture] ?? company[product.in]
  return [
    { ...thing(left), box: [0.04, 0.44, 0.32] },
    { ...thing(right), box: [0.64, 0.44, 0.32] },
    { ...thing(picture.replace(/-(at-home|with-.+)$/, '')), box: [0.235, 0.29, 0.53] },
  ]
}

function goods(picture) {
  const [first] = shownIn(picture)
  if (picture.includes('-colours')) return sideBySide(picturesOfOptions(first))
  if (picture.includes('-shelf-')) return sideBySide(shownIn(picture).map((product) => product.pictures[0]))
  if (/-(at-home|with-.+)$/.test(picture)) return withCompany(picture, first)
  return [{ ...thing(picture), box: [0.13, 0.13, 0.74] }]
}

/** What `compose` and `encode` are to make of this picture. */
export function planOf(picture) {
  if (picture.startsWith('avatar-')) {
    const name = picture.slice(7)
    return square([{ ...thing(name), box: [0.15, 0.15, 0.7] }], 192, { disc: tiles[faces[name]], oneWidth: true })
  }
  if (picture.startsWith('logo-')) {
    const shop = shops.find(({ slug }) => picture === `logo-${slug}`)
    const mark = { ...thing(marks[shop.slug][0]), box: [0.19, 0.19, 0.62] }
    return square([mark], 320, { disc: tiles[shop.tile], oneWidth: true })
  }
  if (picture.startsWith('banner-')) {
    const things = marks[picture.slice(7)].slice(1)
    const placed = things.map((name, at) => ({ ...thing(name), box: [462 + 190 * at, 52, 172] }))
    return { things: placed, width: 1280, height: 256, strip: true, oneWidth: true }
  }
  return square(goods(picture), 1280)
}

const square = (things, side, more) => ({
  things: things.map((each) => ({ ...each, box: each.box.map((share) => share * side) })),
  width: side,
  height: side,
  ...more,
})

/** The names of all pictures that the catalog wants. */
export function wanted() {
  const people = read('people.json')
  const persons = [people.operator, people.shopper, ...people.buyers, ...shops.map(({ owner }) => owner)]
  return new Set([
    ...products.flatMap((product) => [...product.pictures, ...picturesOfOptions(product)]),
    ...read('categories.json').map(({ picture }) => picture),
    ...persons.flatMap(({ avatar }) => (avatar ? [`avatar-${avatar}`] : [])),
    ...shops.flatMap(({ slug }) => [`logo-${slug}`, `banner-${slug}`]),
  ])
}
