import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { Category } from '@/features/catalog/api'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryMark } from './CategoryMark'
import { currentOf } from './current'
import { headerText } from './text'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 48,
  padding: '0 12px',
  borderRadius: radius.field,
}
/** A link of the drawer; the one that leads to this page has a bar and more weight. */
export const DrawerLink = styled(Link)(({ theme }) => ({
  ...row,
  position: 'relative',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': { fontWeight: 650 },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 12,
    insetInlineStart: 0,
    inlineSize: 3,
    borderRadius: radius.pill,
    backgroundColor: theme.vars.palette.primary.main,
  },
}))
/** A button of the drawer: opens a branch, or switches something. */
export const DrawerButton = styled('button')(({ theme }) => ({
  ...row,
  justifyContent: 'space-between',
  border: 0,
  background: 'none',
  ...theme.typography.subtitle1,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-current]': { fontWeight: 650 },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}))
const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })
const Heading = styled('h3')({ fontSize: 'inherit', lineHeight: 'inherit' })
const Children = styled('ul')(({ theme }) => ({
  marginInlineStart: 29,
  marginBlockEnd: 8,
  paddingInlineStart: 16,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '&[hidden]': { display: 'none' },
}))

type DrawerBranchProps = { category: Category; open: boolean; onToggle: () => void; onChoose: () => void }

/** One category of the drawer: a link, or a heading that unfolds its sub-categories, "All in …" first. */
export function DrawerBranch({ category, open, onToggle, onChoose }: DrawerBranchProps) {
  const { pathname } = useLocation()
  const link = (to: string, label: ReactNode, exact: boolean) => (
    <DrawerLink to={to} onClick={onChoose} aria-current={currentOf(pathname, to, exact)}>
      {label}
    </DrawerLink>
  )
  const own = paths.category(category.slug)
  const name = (
    <Name>
      <CategoryMark category={category} size={36} />
      {category.name}
    </Name>
  )
  if (category.child.length === 0) return link(own, name, false)
  const panelId = `drawer-${category.id}`
  return (
    <>
      <Heading>
        <DrawerButton
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          {...(currentOf(pathname, own) ? { 'data-current': '' } : {})}
          onClick={onToggle}
        >
          {name}
          <Icon name="chevronDown" size={20} />
        </DrawerButton>
      </Heading>
      <Children id={panelId} hidden={!open}>
        <li>{link(own, headerText.allIn(category.name), true)}</li>
        {category.child.map((child) => (
          <li key={child.id}>{link(paths.category(category.slug, child.slug), child.name, false)}</li>
        ))}
      </Children>
    </>
  )
}
