import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { Category } from '@/features/catalog/api'
import { motion, radius } from '@/lib/design'
import { MoreRow } from './MoreRow'
import { NavItem, usePanelEntry, type RowState } from './NavEntry'
import { useLastPoint } from './pointing'
import { headerText } from './text'
import { useSubMenu } from './useSubMenu'

/** No category has this id: the panel of the button that holds the rest. */
const moreId = -1
const panelId = 'nav-more'

const Panel = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1150,
  insetBlockStart: '100%',
  insetInlineEnd: 12,
  inlineSize: 260,
  padding: 8,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.middle,
  animation: `nav-more-in ${motion.menu}`,
  '@keyframes nav-more-in': { from: { opacity: 0, transform: 'translateY(calc(-4px * var(--motion)))' } },
}))

/** The suggested categories that the row has no room for, each with its children beside it. */
export function MoreEntry({ categories, row }: { categories: readonly Category[]; row: RowState }) {
  const { item, open, toggle, hover } = usePanelEntry(moreId, row)
  const menu = useSubMenu()
  const point = useLastPoint()
  const choose = () => {
    menu.show(null)
    row.panel.show(null)
  }
  return (
    // Pointing only repeats what the button does for everyone.
    <NavItem ref={item} {...hover}>
      <button type="button" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        {headerText.more}
        <Icon name="chevronDown" size={16} />
      </button>
      {open && (
        <Panel id={panelId} onPointerMove={point.follow}>
          {categories.map((category) => (
            <MoreRow key={category.id} category={category} menu={menu} point={point} onChoose={choose} />
          ))}
        </Panel>
      )}
    </NavItem>
  )
}
