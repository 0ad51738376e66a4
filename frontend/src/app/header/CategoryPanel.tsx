import type { RefObject } from 'react'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { Category } from '@/features/catalog/api'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryMark } from './CategoryMark'
import { currentOf } from './current'
import { NavPanel } from './NavPanel'
import { headerText } from './text'

const Panel = styled(NavPanel)({ inlineSize: 700, padding: 16 })
const Columns = styled('ul')({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '0 8px' })
const Choice = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 12,
  borderRadius: radius.field,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    fontWeight: 650,
    boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
  '[dir=rtl] &[aria-current]': { boxShadow: `inset -2px 0 ${theme.vars.palette.primary.main}` },
}))
const All = styled(Choice)(({ theme }) => ({
  gap: 16,
  padding: 8,
  marginBlockEnd: 4,
  fontWeight: 650,
  color: theme.vars.palette.link,
}))

type CategoryPanelProps = {
  id: string
  entry: RefObject<HTMLElement | null>
  category: Category
  onChoose: () => void
}

/** The sub-categories of one category in three columns, the whole category first. */
export function CategoryPanel({ id, entry: opener, category, onChoose }: CategoryPanelProps) {
  const { pathname } = useLocation()
  const entry = (to: string, exact = false) => ({
    to,
    onClick: onChoose,
    'aria-current': currentOf(pathname, to, exact),
  })
  return (
    <Panel id={id} entry={opener}>
      <All {...entry(paths.category(category.slug), true)}>
        <CategoryMark category={category} size={56} />
        {headerText.allIn(category.name)}
        <Icon name="arrowRight" size={20} />
      </All>
      <Columns>
        {category.child.map((child) => (
          <li key={child.id}>
            <Choice {...entry(paths.category(category.slug, child.slug))}>{child.name}</Choice>
          </li>
        ))}
      </Columns>
    </Panel>
  )
}
