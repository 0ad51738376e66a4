import { useState } from 'react'
import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { Sheet } from '@/components/Sheet'
import { useSession } from '@/features/auth/useSession'
import { useGetCategoryTreeQuery, type Category } from '@/features/catalog/api'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useTheme } from '../theme/useTheme'
import { headerText } from './text'

const List = styled('div')({ padding: 8 })
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 48,
  padding: '0 12px',
  borderRadius: radius.field,
}
const Toggle = styled('button')(({ theme }) => ({
  ...rowStyle,
  justifyContent: 'space-between',
  border: 0,
  background: 'none',
  fontWeight: 550,
  fontSize: '1rem',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}))
const Row = styled(Link)(({ theme }) => ({
  ...rowStyle,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))
const Children = styled('div')(({ theme }) => ({
  marginInlineStart: 20,
  paddingInlineStart: 8,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
}))
const Heading = styled('h3')({ fontSize: 'inherit', lineHeight: 'inherit' })
const PhoneLinks = styled('div')(({ theme }) => ({
  padding: 8,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [media.tablet]: { display: 'none' },
}))
const Message = styled('div')({ padding: 16, display: 'grid', gap: 12, justifyItems: 'start' })

function Branch({
  category,
  open,
  onToggle,
  onClose,
}: {
  category: Category
  open: boolean
  onToggle: () => void
  onClose: () => void
}) {
  if (category.child.length === 0)
    return (
      <Row to={paths.category(category.slug)} onClick={onClose}>
        {category.name}
      </Row>
    )
  const panelId = `drawer-${category.id}`
  return (
    <>
      <Heading>
        <Toggle type="button" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
          {category.name}
          <Icon name="chevronDown" size={20} />
        </Toggle>
      </Heading>
      <Children id={panelId} hidden={!open}>
        <Row to={paths.category(category.slug)} onClick={onClose}>
          {headerText.allIn(category.name)}
        </Row>
        {category.child.map((child) => (
          <Row key={child.id} to={paths.category(category.slug, child.slug)} onClick={onClose}>
            {child.name}
          </Row>
        ))}
      </Children>
    </>
  )
}

/** The drawer of all categories: an accordion whose levels start with "All in …". */
export function CategoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: tree = [], isError, refetch } = useGetCategoryTreeQuery()
  const { isSeller } = useSession()
  const { dark, toggle } = useTheme()
  const [expanded, setExpanded] = useState<number | null>(null)
  return (
    <Sheet open={open} onClose={onClose} title={headerText.categories}>
      <List as="nav" aria-label={headerText.categories}>
        {tree.map((category) => (
          <Branch
            key={category.id}
            category={category}
            open={expanded === category.id}
            onToggle={() => setExpanded(expanded === category.id ? null : category.id)}
            onClose={onClose}
          />
        ))}
        {isError && (
          <Message role="alert">
            {headerText.notLoading}
            <Button variant="outlined" onClick={() => void refetch()}>
              Retry
            </Button>
          </Message>
        )}
      </List>
      <PhoneLinks>
        <Row to={isSeller ? paths.seller() : paths.sellerRegistration()} onClick={onClose}>
          <Icon name="store" size={20} />
          {isSeller ? headerText.sellerCenter : headerText.becomeSeller}
        </Row>
        <Row to={paths.help()} onClick={onClose}>
          <Icon name="help" size={20} />
          {headerText.help}
        </Row>
        <Toggle type="button" onClick={toggle}>
          {dark ? headerText.toLight : headerText.toDark}
          <Icon name={dark ? 'sun' : 'moon'} size={20} />
        </Toggle>
      </PhoneLinks>
    </Sheet>
  )
}
