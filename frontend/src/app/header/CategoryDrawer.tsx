import { useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled, useColorScheme } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { Sheet } from '@/components/Sheet'
import { useSession } from '@/features/auth/useSession'
import { useGetCategoryTreeQuery, type Category } from '@/features/catalog/api'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryMark } from './CategoryMark'
import { currentOf } from './current'
import { roomy } from './IconLink'
import { headerText } from './text'

const List = styled('nav')({ padding: 8 })
const PhoneLinks = styled('div')(({ theme }) => ({
  padding: 8,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [roomy]: { display: 'none' },
}))
const Message = styled('div')({ padding: 16, display: 'grid', gap: 12, justifyItems: 'start' })

/** Which branch is open: the one chosen last, before any choice the one this page lies in. */
function useOpenBranch(tree: readonly Category[]) {
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const here = tree.find((category) => currentOf(pathname, paths.category(category.slug)))?.id ?? null
  const open = chosen === undefined ? here : chosen
  return { open, toggle: (id: number) => setChosen(open === id ? null : id) }
}

/** What narrow screens have no room for in the header: selling, help and the colour scheme. */
function PhoneFoot({ onChoose }: { onChoose: () => void }) {
  const { isSeller } = useSession()
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  return (
    <PhoneLinks>
      <DrawerLink to={isSeller ? paths.seller() : paths.sellerRegistration()} onClick={onChoose}>
        <Icon name="store" size={20} />
        {isSeller ? headerText.sellerCenter : headerText.becomeSeller}
      </DrawerLink>
      <DrawerLink to={paths.help()} onClick={onChoose}>
        <Icon name="help" size={20} />
        {headerText.help}
      </DrawerLink>
      <DrawerButton onClick={() => setMode(dark ? 'light' : 'dark')}>
        {dark ? headerText.toLight : headerText.toDark}
        <Icon name={dark ? 'sun' : 'moon'} size={20} />
      </DrawerButton>
    </PhoneLinks>
  )
}

/** The drawer of all categories: an accordion whose levels start with "All in …". */
export function CategoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: tree = [], isError, refetch } = useGetCategoryTreeQuery()
  const branch = useOpenBranch(tree)
  return (
    <Sheet open={open} onClose={onClose} title={headerText.categories} keep>
      <List aria-label={headerText.categories}>
        {tree.map((category) => (
          <DrawerBranch
            key={category.id}
            category={category}
            open={branch.open === category.id}
            onToggle={() => branch.toggle(category.id)}
            onChoose={onClose}
          />
        ))}
        {isError && (
          <Message role="alert">
            {headerText.notLoading}
            <Button variant="outlined" onClick={() => void refetch()}>
              {headerText.retry}
            </Button>
          </Message>
        )}
      </List>
      <PhoneFoot onChoose={onClose} />
    </Sheet>
  )
}

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
const DrawerLink = styled(Link)(({ theme }) => ({
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
const DrawerButton = styled(ButtonBase)(({ theme }) => ({
  ...row,
  justifyContent: 'space-between',
  ...theme.typography.subtitle1,
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
function DrawerBranch({ category, open, onToggle, onChoose }: DrawerBranchProps) {
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
