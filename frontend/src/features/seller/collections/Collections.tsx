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
import TrashIcon from 'lucide-react/icons/trash-2'
import { Link } from 'react-router-dom'
import { LiveRegion } from '@/components/LiveRegion'
import { ProductTile } from '@/components/ProductTile'
import { toast } from '@/components/toast/queue'
import { media, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useOrderCollectionsMutation, type SellerCollection } from '../api'
import { DeleteCollection } from './DeleteCollection'
import { collectionsText as words } from './text'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Line = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px 56px minmax(0, 1fr)',
  gridTemplateAreas: '"grip picture name" "acts acts acts"',
  alignItems: 'center',
  gap: '4px 12px',
  padding: 12,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-dragged]': { zIndex: 2, boxShadow: theme.vars.palette.elevation.middle },
  [media.tablet]: {
    gridTemplateColumns: '44px 56px minmax(0, 1fr) auto',
    gridTemplateAreas: '"grip picture name acts"',
  },
}))
const Name = styled('div')({
  gridArea: 'name',
  '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: 'inherit', fontWeight: 650 },
})
const Acts = styled('div')({ gridArea: 'acts', display: 'flex', justifyContent: 'flex-end', gap: 4 })

/** The shop's collections in their order, which is changed by dragging, by the keyboard or step by step. */
export function Collections({ collections }: { collections: readonly SellerCollection[] }) {
  const [order] = useOrderCollectionsMutation()
  const [said, setSaid] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<SellerCollection | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => collections.findIndex((collection) => collection.id === id)
  const nameOf = (id: UniqueIdentifier) => collections[placeOf(id)]?.name ?? ''
  const move = async (id: number, to: number) => {
    if (to < 0 || to >= collections.length || to === placeOf(id)) return
    const ids = collections.map((collection) => collection.id).filter((other) => other !== id).toSpliced(to, 0, id)
    setSaid(words.moved(nameOf(id), to + 1, collections.length))
    const { error } = await order({ collectionOrder: { ids } })
    if (error) toast.error(words.orderFailed)
  }
  const over = (id: UniqueIdentifier, place: UniqueIdentifier | undefined) =>
    place === undefined ? words.unmoved : words.moved(nameOf(id), placeOf(place) + 1, collections.length)
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(nameOf(active.id)),
    onDragOver: (event) => over(event.active.id, event.over?.id),
    onDragEnd: (event) => over(event.active.id, event.over?.id),
    onDragCancel: () => words.unmoved,
  }
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHelp } }}
        onDragEnd={(event) => {
          if (event.over) void move(Number(event.active.id), placeOf(event.over.id))
        }}
      >
        <SortableContext items={collections.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <List aria-label={words.title}>
            {collections.map((collection, at) => (
              <CollectionLine
                key={collection.id}
                collection={collection}
                isFirst={at === 0}
                isLast={at === collections.length - 1}
                onMove={(by) => void move(collection.id, at + by)}
                onDelete={() => setDeleting(collection)}
              />
            ))}
          </List>
        </SortableContext>
      </DndContext>
      <LiveRegion>{said}</LiveRegion>
      {deleting && (
        <DeleteCollection
          collection={deleting}
          others={collections.filter(({ id, parent }) => id !== deleting.id && parent.id === deleting.parent.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  )
}

interface CollectionLineProps {
  collection: SellerCollection
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onDelete: () => void
}

function CollectionLine({ collection, isFirst, isLast, onMove, onDelete }: CollectionLineProps) {
  const { id, name, parent, path, picture, productCount, activeProductCount } = collection
  // The path has the category's name in both languages.
  const category = path.at(-2)?.name ?? parent.name
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const style = transform ? { transform: `translate(0, ${transform.y}px)`, transition } : {}
  return (
    <Line ref={setNodeRef} style={style} data-dragged={isDragging || undefined}>
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
      <ProductTile src={picture} tile={tileOf(null, parent.id)} size={56} />
      <Name>
        <Link to={paths.sellerCategoryEdit(id)}>{name}</Link>
        <Typography variant="body2" color="textSecondary">
          {words.inCategory(category)} · {words.goods(productCount, activeProductCount)}
        </Typography>
      </Name>
      <Acts>
        <IconButton aria-label={words.earlier(name)} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUpIcon size={20} />
        </IconButton>
        <IconButton aria-label={words.later(name)} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDownIcon size={20} />
        </IconButton>
        <IconButton aria-label={words.deleteOf(name)} onClick={onDelete}>
          <TrashIcon size={20} />
        </IconButton>
      </Acts>
    </Line>
  )
}
