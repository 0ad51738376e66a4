import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Category } from '@/features/catalog/api'
import { motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { headerText } from './text'

const panelWidth = 700

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1150,
  insetBlockStart: '100%',
  inlineSize: panelWidth,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.middle,
  animation: `nav-panel-in ${motion.menu}`,
  '@keyframes nav-panel-in': { from: { opacity: 0, transform: 'translateY(-4px)' } },
}))
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
}))
const All = styled(Choice)(({ theme }) => ({ fontWeight: 650, color: theme.vars.palette.link }))

type CategoryPanelProps = { id: string; category: Category; left: number; onChoose: () => void }

/** The sub-categories of one category in three columns, the whole category first. */
export function CategoryPanel({ id, category, left, onChoose }: CategoryPanelProps) {
  return (
    <Panel id={id} style={{ insetInlineStart: `max(0px, min(${left}px, 100% - ${panelWidth}px))` }}>
      <All to={paths.category(category.slug)} onClick={onChoose}>
        {headerText.allIn(category.name)}
      </All>
      <Columns>
        {category.child.map((child) => (
          <li key={child.id}>
            <Choice to={paths.category(category.slug, child.slug)} onClick={onChoose}>
              {child.name}
            </Choice>
          </li>
        ))}
      </Columns>
    </Panel>
  )
}
