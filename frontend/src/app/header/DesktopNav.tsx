import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { Wrap } from '@/components/Page'
import { useGetCategoryTreeQuery, type Category } from '@/features/catalog/api'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CategoryPanel } from './CategoryPanel'
import { headerText } from './text'
import { useHoverPanel } from './useHoverPanel'

const Bar = styled('nav')({ display: 'none', [media.wide]: { display: 'block', blockSize: 48 } })
const List = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  marginInline: -12,
  '@media (max-width:1199px)': { '& > li:nth-of-type(n+7)': { display: 'none' } },
})
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: 44,
    paddingInline: '12px 4px',
    borderRadius: radius.field,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    fontWeight: 550,
    whiteSpace: 'nowrap',
  },
  '& > a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '12px 4px',
    insetBlockEnd: 4,
    blockSize: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& > a:hover, & > button:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    cursor: 'pointer',
  },
  '& > button[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}))

type EntryProps = { category: Category; panel: ReturnType<typeof useHoverPanel> }

function Entry({ category, panel }: EntryProps) {
  const item = useRef<HTMLLIElement>(null)
  const [left, setLeft] = useState(0)
  const open = panel.openId === category.id
  const hasPanel = category.child.length > 0
  const panelId = `nav-${category.id}`
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    panel.show(null)
    item.current?.querySelector('button')?.focus()
  }
  const measure = () => setLeft(item.current?.offsetLeft ?? 0)
  const enter = () => {
    if (!hasPanel) return panel.leave()
    measure()
    panel.enter(category.id)
  }
  const toggle = () => {
    measure()
    panel.show(open ? null : category.id)
  }
  return (
    // Pointing only repeats what the link and the button do for everyone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Item
      ref={item}
      onKeyDown={close}
      onPointerEnter={(event) => event.pointerType === 'mouse' && enter()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.leave()}
    >
      <NavLink to={paths.category(category.slug)} onClick={() => panel.show(null)}>
        {category.name}
      </NavLink>
      {hasPanel && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={headerText.more(category.name)}
          onClick={toggle}
        >
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      {hasPanel && open && (
        <CategoryPanel id={panelId} category={category} left={left} onChoose={() => panel.show(null)} />
      )}
    </Item>
  )
}

/** The row of suggested categories; those with children open a panel of three columns. */
export function DesktopNav() {
  const { data: tree = [] } = useGetCategoryTreeQuery()
  const panel = useHoverPanel()
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) panel.show(null)
  }
  return (
    <Bar aria-label={headerText.mainNavigation} onBlur={closeWhenLeft}>
      <Wrap>
        <List>
          {tree
            .filter((category) => category.isShowSuggest)
            .map((category) => (
              <Entry key={category.id} category={category} panel={panel} />
            ))}
        </List>
      </Wrap>
    </Bar>
  )
}
