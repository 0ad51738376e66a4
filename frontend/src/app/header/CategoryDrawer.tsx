import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled, useColorScheme } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Icon } from '@/components/icons/Icon'
import { Sheet } from '@/components/Sheet'
import { useSession } from '@/features/auth/useSession'
import { useGetCategoryTreeQuery, type Category } from '@/features/catalog/api'
import { paths } from '@/lib/paths'
import { currentOf } from './current'
import { DrawerBranch, DrawerButton, DrawerLink } from './DrawerBranch'
import { roomy } from './iconLink'
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
      <DrawerButton type="button" onClick={() => setMode(dark ? 'light' : 'dark')}>
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
