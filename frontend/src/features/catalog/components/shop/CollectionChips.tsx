import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Collection } from '../../api'
import { shopfrontText } from './text'

/** One line to push sideways on phones; wide screens have room for all. */
const List = styled('ul')({
  display: 'flex',
  columnGap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -16,
  paddingInline: 16,
  '& > li': { flex: 'none' },
  [media.tablet]: { marginInline: -24, paddingInline: 24 },
  [media.wide]: { flexWrap: 'wrap', overflow: 'visible', margin: 0, padding: 0 },
})
/** 36 px high in a target of 44. */
const Chip = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  borderRadius: radius.pill,
  color: theme.vars.palette.text.primary,
  ...theme.typography.subtitle2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '& > span': {
    padding: '7px 14px',
    lineHeight: '20px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: radius.pill,
    backgroundColor: theme.vars.palette.background.paper,
    transition: `border-color ${motion.press}`,
  },
  [media.hover]: { '&:hover > span': { borderColor: theme.vars.palette.text.primary } },
  '&:focus-visible': { outlineOffset: -2 },
}))

function addressOf({ slug, categoryPath }: Collection): string {
  const [top = '', sub] = categoryPath.split('/')
  return paths.category(top, sub, slug)
}

/** A shop's own collections, each with a page of its own. */
export function CollectionChips({ collections }: { collections: readonly Collection[] }) {
  if (collections.length === 0) return null
  return (
    <nav aria-label={shopfrontText.collections}>
      <List>
        {collections.map((collection) => (
          <li key={collection.id}>
            <Chip to={addressOf(collection)}>
              <span>{collection.name}</span>
            </Chip>
          </li>
        ))}
      </List>
    </nav>
  )
}
