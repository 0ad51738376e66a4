import { useState } from 'react'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled, useColorScheme } from '@mui/material/styles'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import HelpIcon from 'lucide-react/icons/circle-question-mark'
import MoonIcon from 'lucide-react/icons/moon'
import StoreIcon from 'lucide-react/icons/store'
import SunIcon from 'lucide-react/icons/sun'
import { useLocation } from 'react-router-dom'
import { ActionRow, LinkRow } from '@/components/LinkRow'
import { Sheet } from '@/components/Sheet'
import { useSession } from '@/features/auth/useSession'
import { useGetCategoryTreeQuery, type Category } from '@/features/catalog/api'
import { ariaCurrentOf } from '@/lib/ariaCurrent'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryIcon } from './CategoryIcon'
import { headerText } from './text'

const PhoneLinks = styled(List)(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [media.roomy]: { display: 'none' },
}))
const Message = styled('div')({ padding: 16, display: 'grid', gap: 12, justifyItems: 'start' })

/** Which branch is open: the last one chosen, or initially the one that contains this page. */
function useOpenBranch(tree: readonly Category[]) {
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const here = tree.find((category) => ariaCurrentOf(pathname, paths.category(category.slug)))?.id ?? null
  const open = chosen === undefined ? here : chosen
  return { open, toggle: (id: number) => setChosen(open === id ? null : id) }
}

/** Header items that narrow screens have no room for: selling, help and the color scheme. */
function DrawerFooter({ onChoose }: { onChoose: () => void }) {
  const { isSeller } = useSession()
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  return (
    <PhoneLinks>
      <LinkRow
        to={isSeller ? paths.seller() : paths.sellerRegistration()}
        label={isSeller ? headerText.sellerCenter : headerText.becomeSeller}
        icon={<StoreIcon size={20} />}
        onClick={onChoose}
      />
      <LinkRow to={paths.help()} label={headerText.help} icon={<HelpIcon size={20} />} onClick={onChoose} />
      <ActionRow
        label={dark ? headerText.toLight : headerText.toDark}
        icon={dark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
        onClick={() => setMode(dark ? 'light' : 'dark')}
      />
    </PhoneLinks>
  )
}

/** The drawer of all categories: an accordion whose levels start with "All in …". */
export function CategoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: tree = [], isError, refetch } = useGetCategoryTreeQuery()
  const branch = useOpenBranch(tree)
  return (
    <Sheet open={open} onClose={onClose} title={headerText.categories} keep>
      <nav aria-label={headerText.categories}>
        <List>
          {tree.map((category) => (
            <DrawerBranch
              key={category.id}
              category={category}
              open={branch.open === category.id}
              onToggle={() => branch.toggle(category.id)}
              onChoose={onClose}
            />
          ))}
        </List>
        {isError && (
          <Message role="alert">
            {headerText.notLoading}
            <Button variant="outlined" onClick={() => void refetch()}>
              {headerText.retry}
            </Button>
          </Message>
        )}
      </nav>
      <DrawerFooter onChoose={onClose} />
    </Sheet>
  )
}

const Heading = styled('h3')({ font: 'inherit' })
/** Opens a branch. */
const Toggle = styled(ListItemButton)({
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
}) as typeof ListItemButton
const Children = styled(List)(({ theme }) => ({
  marginInlineStart: 29,
  marginBlockEnd: 8,
  padding: 0,
  paddingInlineStart: 16,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
}))

type DrawerBranchProps = { category: Category; open: boolean; onToggle: () => void; onChoose: () => void }

/** One category of the drawer: a link, or a heading that unfolds its subcategories, "All in …" first. */
function DrawerBranch({ category, open, onToggle, onChoose }: DrawerBranchProps) {
  const { pathname } = useLocation()
  const own = paths.category(category.slug)
  const mark = <CategoryIcon category={category} size={36} />
  if (category.child.length === 0) return <LinkRow to={own} label={category.name} icon={mark} onClick={onChoose} />
  const panelId = `drawer-${category.id}`
  return (
    <li>
      <Heading>
        <Toggle
          component="button"
          aria-expanded={open}
          aria-controls={panelId}
          sx={{ fontWeight: ariaCurrentOf(pathname, own) ? 650 : undefined }}
          onClick={onToggle}
        >
          <ListItemIcon>{mark}</ListItemIcon>
          <ListItemText primary={category.name} />
          <ChevronDownIcon size={20} />
        </Toggle>
      </Heading>
      <Collapse id={panelId} in={open}>
        <Children>
          <LinkRow to={own} label={headerText.allIn(category.name)} exact onClick={onChoose} />
          {category.child.map((child) => (
            <LinkRow
              key={child.id}
              to={paths.category(category.slug, child.slug)}
              label={child.name}
              onClick={onChoose}
            />
          ))}
        </Children>
      </Collapse>
    </li>
  )
}
