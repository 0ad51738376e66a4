import { useState, type ReactNode } from 'react'
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
import ArrowDownIcon from 'lucide-react/icons/arrow-down'
import ArrowUpIcon from 'lucide-react/icons/arrow-up'
import GripIcon from 'lucide-react/icons/grip-vertical'
import TrashIcon from 'lucide-react/icons/trash-2'
import { media, radius } from '@/lib/design'
import { LiveRegion } from './LiveRegion'
import { orderText as words } from './text'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gridTemplateAreas: '"grip content" "acts acts"',
  alignItems: 'start',
  gap: '4px 12px',
  padding: 12,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-dragged]': { zIndex: 2, boxShadow: theme.vars.palette.elevation.middle },
  [media.tablet]: {
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gridTemplateAreas: '"grip content acts"',
  },
}))
const Content = styled('div')({ gridArea: 'content', minBlockSize: 44, display: 'grid', alignContent: 'center' })
const Acts = styled('div')({ gridArea: 'acts', display: 'flex', justifyContent: 'flex-end', gap: 4 })

interface OrderedListProps<Thing> {
  label: string
  items: readonly Thing[]
  keyOf: (item: Thing) => string
  nameOf: (item: Thing) => string
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
  children: (item: Thing, at: number) => ReactNode
}

/** A list whose order can be changed by dragging, with the keyboard or step by step. */
export function OrderedList<Thing>({ label, items, keyOf, nameOf, onMove, onRemove, children }: OrderedListProps<Thing>) {
  const [said, setSaid] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => keyOf(item) === id)
  const named = (id: UniqueIdentifier) => {
    const item = items[placeOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || to === from) return
    setSaid(words.moved(nameOf(item), to + 1, items.length))
    onMove(from, to)
  }
  const over = (id: UniqueIdentifier, place: UniqueIdentifier | undefined) =>
    place === undefined ? words.unmoved : words.moved(named(id), placeOf(place) + 1, items.length)
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(named(active.id)),
    onDragOver: (event) => over(event.active.id, event.over?.id),
    onDragEnd: (event) => over(event.active.id, event.over?.id),
    onDragCancel: () => words.unmoved,
  }
  if (items.length === 0) return null
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHelp } }}
        onDragEnd={({ active, over: place }) => {
          if (place) move(placeOf(active.id), placeOf(place.id))
        }}
      >
        <SortableContext items={items.map(keyOf)} strategy={verticalListSortingStrategy}>
          <List aria-label={label}>
            {items.map((item, at) => (
              <Line
                key={keyOf(item)}
                id={keyOf(item)}
                name={nameOf(item)}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onStep={(by) => move(at, at + by)}
                onRemove={() => onRemove(at)}
              >
                {children(item, at)}
              </Line>
            ))}
          </List>
        </SortableContext>
      </DndContext>
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}

interface LineProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  onStep: (by: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

function Line({ id, name, isFirst, isLast, onStep, onRemove, children }: LineProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const style = transform ? { transform: `translate(0, ${transform.y}px)`, transition } : {}
  return (
    <Item ref={setNodeRef} style={style} data-dragged={isDragging || undefined}>
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={words.drag(name)}
        aria-roledescription={undefined}
        sx={{ gridArea: 'grip', cursor: 'grab', touchAction: 'none' }}
      >
        <GripIcon size={20} />
      </IconButton>
      <Content>{children}</Content>
      <Acts>
        <IconButton aria-label={words.earlier(name)} disabled={isFirst} onClick={() => onStep(-1)}>
          <ArrowUpIcon size={20} />
        </IconButton>
        <IconButton aria-label={words.later(name)} disabled={isLast} onClick={() => onStep(1)}>
          <ArrowDownIcon size={20} />
        </IconButton>
        <IconButton aria-label={words.takeOut(name)} onClick={onRemove}>
          <TrashIcon size={20} />
        </IconButton>
      </Acts>
    </Item>
  )
}
