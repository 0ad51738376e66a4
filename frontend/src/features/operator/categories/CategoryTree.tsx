import { useState } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import GripIcon from 'lucide-react/icons/grip-vertical'
import PlusIcon from 'lucide-react/icons/plus'
import TrashIcon from 'lucide-react/icons/trash-2'
import { Link } from 'react-router-dom'
import { LiveRegion } from '@/components/LiveRegion'
import { onDemand } from '@/components/onDemand'
import { ProductTile } from '@/components/ProductTile'
import { toast } from '@/components/toast/queue'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useOrderCategoriesMutation, type ManagedCategory } from '../api'
import { categoryTreeText as words } from './text'
import { childrenOf } from './tree'

const DeleteCategory = onDemand(async () => (await import('./DeleteCategory')).DeleteCategory)

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  // what is below a category
  '& ul': { marginInlineStart: 16, border: 0, borderRadius: 0, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  [media.tablet]: { '& ul': { marginInlineStart: 40 } },
}))
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  borderRadius: radius.card,
  'ul ul > &': { borderRadius: 0 },
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-dragged]': { zIndex: 2, boxShadow: theme.vars.palette.elevation.middle },
}))
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '44px 48px minmax(0, 1fr)',
  gridTemplateAreas: '"grip picture name" "acts acts acts"',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 12px',
  [media.tablet]: {
    gridTemplateColumns: '44px 48px minmax(0, 1fr) auto',
    gridTemplateAreas: '"grip picture name acts"',
  },
})
const Name = styled('div')({
  gridArea: 'name',
  '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: 'inherit', fontWeight: 650 },
})
const Acts = styled('div')({ gridArea: 'acts', display: 'flex', justifyContent: 'flex-end', gap: 4 })

/** All categories in their order, which is changed by dragging, by the keyboard or step by step. */
export function CategoryTree({ tree }: { tree: readonly ManagedCategory[] }) {
  const [said, setSaid] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<ManagedCategory | null>(null)
  return (
    <>
      <Place tree={tree} above={null} onSay={setSaid} onDelete={setDeleting} />
      <LiveRegion>{said}</LiveRegion>
      {deleting && <DeleteCategory category={deleting} tree={tree} onClose={() => setDeleting(null)} />}
    </>
  )
}

interface PlaceProps {
  tree: readonly ManagedCategory[]
  /** The category whose subcategories these are; null for the first level. */
  above: ManagedCategory | null
  onSay: (words: string) => void
  onDelete: (category: ManagedCategory) => void
}

/** What stands in one place of the tree. */
function Place({ tree, above, onSay, onDelete }: PlaceProps) {
  const [order] = useOrderCategoriesMutation()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const there = childrenOf(tree, above?.id ?? null)
  const placeOf = (id: UniqueIdentifier) => there.findIndex((category) => category.id === id)
  const nameOf = (id: UniqueIdentifier) => there[placeOf(id)]?.name ?? ''
  const move = async (id: number, to: number) => {
    if (to < 0 || to >= there.length || to === placeOf(id)) return
    const ids = there.map((category) => category.id).filter((other) => other !== id).toSpliced(to, 0, id)
    onSay(words.moved(nameOf(id), to + 1, there.length))
    const { error } = await order({ categoryOrder: { ids, ...(above && { parentId: above.id }) } })
    if (error) toast.error(words.orderFailed)
  }
  const over = (id: UniqueIdentifier, place: UniqueIdentifier | undefined) =>
    place === undefined ? words.unmoved : words.moved(nameOf(id), placeOf(place) + 1, there.length)
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(nameOf(active.id)),
    onDragOver: (event) => over(event.active.id, event.over?.id),
    onDragEnd: (event) => over(event.active.id, event.over?.id),
    onDragCancel: () => words.unmoved,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHelp } }}
      onDragEnd={(event) => {
        if (event.over) void move(Number(event.active.id), placeOf(event.over.id))
      }}
    >
      <SortableContext items={there.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <List aria-label={above ? words.within(above.name) : words.list}>
          {there.map((category, at) => (
            <CategoryItem
              key={category.id}
              {...{ tree, category, onSay, onDelete }}
              isFirst={at === 0}
              isLast={at === there.length - 1}
              onMove={(by) => void move(category.id, at + by)}
            />
          ))}
        </List>
      </SortableContext>
    </DndContext>
  )
}

interface CategoryItemProps extends Omit<PlaceProps, 'above'> {
  category: ManagedCategory
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
}

function CategoryItem({ tree, category, isFirst, isLast, onMove, onSay, onDelete }: CategoryItemProps) {
  const { id, parentId, name, tile, picture } = category
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const style = transform ? { transform: `translate(0, ${transform.y}px)`, transition } : {}
  const below = childrenOf(tree, id)
  return (
    <Item ref={setNodeRef} style={style} data-dragged={isDragging || undefined}>
      <Line>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={words.drag(name)}
          aria-roledescription={undefined}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <GripIcon size={20} />
        </IconButton>
        <ProductTile src={picture} tile={tile} size={48} />
        <Name>
          <Link to={paths.adminCategory(id)}>{name}</Link>
          <Typography variant="body2" color="textSecondary">
            {noteOf(category, below.length)}
          </Typography>
        </Name>
        <Acts>
          {parentId === null && (
            <IconButton component={Link} to={paths.adminCategoryCreate(id)} aria-label={words.createIn(name)}>
              <PlusIcon size={20} />
            </IconButton>
          )}
          <IconButton aria-label={words.earlier(name)} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUpIcon size={20} />
          </IconButton>
          <IconButton aria-label={words.later(name)} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDownIcon size={20} />
          </IconButton>
          <IconButton aria-label={words.deleteOf(name)} onClick={() => onDelete(category)}>
            <TrashIcon size={20} />
          </IconButton>
        </Acts>
      </Line>
      {below.length > 0 && <Place tree={tree} above={category} onSay={onSay} onDelete={onDelete} />}
    </Item>
  )
}

function noteOf({ parentId, nameDe, productCount, activeProductCount, isShowSuggest }: ManagedCategory, children: number): string {
  const content = children > 0 ? words.children(children) : words.goods(productCount, activeProductCount)
  const isShown = parentId === null && isShowSuggest
  return [nameDe, content, ...(isShown ? [words.shown] : [])].filter((part) => part !== null).join(' · ')
}
