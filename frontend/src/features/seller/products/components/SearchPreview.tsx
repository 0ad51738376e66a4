import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { useMarketplace } from '@/components/Marketplace'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { productText as words } from '../text'
import type { ProductValues } from '../values'

const Entry = styled('div')(({ theme }) => ({
  padding: 16,
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.surface.sunken,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { ...theme.typography.h3, color: theme.vars.palette.link },
  '& > :not(:first-of-type)': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

/** As many characters as engines show. */
const shown = 155

/** Words without the signs of Markdown. */
const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** About how the product looks among the answers of a search engine. */
export function SearchPreview({ control, slug }: { control: Control<ProductValues>; slug: string | undefined }) {
  const { name } = useMarketplace()
  const [title, description] = useWatch({ control, name: ['title', 'description'] })
  const text = plain(description)
  const address = `${window.location.host}${paths.product(slug ?? (slugOf(title) || 'product'))}`
  return (
    <Entry>
      <p>{`${title.trim() || words.searchTitle} · ${name}`}</p>
      <p>{address}</p>
      <p>{text.length > shown ? `${text.slice(0, shown)}…` : text || words.searchText}</p>
    </Entry>
  )
}
