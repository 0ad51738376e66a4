import { useEffect, useEffectEvent, useState, type ChangeEvent, type DragEvent } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import CameraIcon from 'lucide-react/icons/camera'
import ImagePlusIcon from 'lucide-react/icons/image-plus'
import { FieldError } from '@/components/form/Field'
import { FileButton } from '@/components/form/FileButton'
import { LiveRegion } from '@/components/LiveRegion'
import { media, radius } from '@/lib/design'
import { Panel } from '@/components/Panel'
import { panelIds } from '../checks'
import { picturesText as words } from '../text'
import type { Pictures } from '../usePictures'
import { PictureCard } from './PictureCard'

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: radius.card,
  textAlign: 'center',
  '&[data-over]': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.tint.ground },
  // A finger has nothing to drop.
  '& > p': { display: 'none', [media.hover]: { display: 'block' } },
}))
const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: 16,
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })
/** A desk's camera shows the seller, not the products. */
const Camera = styled('span')({ display: 'none', '@media (pointer:coarse)': { display: 'inline-flex' } })

const filesOf = (list: FileList | null | undefined) => [...(list ?? [])]
/** A text that is pasted, or a picture of this page that is dragged, brings no file. */
const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes pictures that are pasted anywhere on the page. Cells of a spreadsheet bring a picture of themselves beside their text. */
function usePastedPictures(add: (files: File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData?.files)
    if (files.length === 0 || event.defaultPrevented || event.clipboardData?.types.includes('text/plain')) return
    event.preventDefault()
    add(files)
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
}

/** The pictures of a product: added by choosing, taking, dropping or pasting, described and put in order. */
export function PicturesPanel({ pictures: { pictures, refused, add, move, change, remove }, onRetry }: PicturesPanelProps) {
  const [isOver, setOver] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (key: UniqueIdentifier) => pictures.findIndex((picture) => picture.key === key)
  const moveTo = (key: string, to: number) => {
    if (to < 0 || to >= pictures.length) return
    move(key, to)
    setSaid(words.moved(to + 1, pictures.length))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) moveTo(String(active.id), placeOf(over.id))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(filesOf(target.files))
    target.value = ''
  }
  usePastedPictures(add)
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(placeOf(active.id) + 1),
    onDragOver: ({ over }) => (over ? words.moved(placeOf(over.id) + 1, pictures.length) : undefined),
    onDragEnd: ({ over }) => (over ? words.moved(placeOf(over.id) + 1, pictures.length) : words.unmoved),
    onDragCancel: () => words.unmoved,
  }
  return (
    <Panel id={panelIds.pictures} title={words.title} hint={words.hint}>
      {pictures.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHelp } }}
          onDragEnd={drop}
        >
          <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
            <Grid>
              {pictures.map((picture, at) => (
                <PictureCard
                  key={picture.key}
                  picture={picture}
                  at={at}
                  count={pictures.length}
                  onMove={(to) => moveTo(picture.key, to)}
                  onDescribe={(alt) => change(picture.key, { alt })}
                  onRemove={() => remove(picture.key)}
                  onRetry={onRetry}
                />
              ))}
            </Grid>
          </SortableContext>
        </DndContext>
      )}
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setOver(false)
          add(filesOf(event.dataTransfer.files))
        }}
      >
        <Buttons>
          <FileButton icon={<ImagePlusIcon size={20} />} multiple onChange={choose}>
            {words.add}
          </FileButton>
          <Camera>
            <FileButton icon={<CameraIcon size={20} />} capture="environment" onChange={choose}>
              {words.takePhoto}
            </FileButton>
          </Camera>
        </Buttons>
        <Typography variant="body2" color="textSecondary">
          {words.drop}
        </Typography>
      </Zone>
      <div role="alert">
        {refused.map((fault) => (
          <FieldError key={fault}>{fault}</FieldError>
        ))}
      </div>
      <LiveRegion>{said}</LiveRegion>
    </Panel>
  )
}

interface PicturesPanelProps {
  pictures: Pictures
  /** Sends again what was not taken. */
  onRetry: () => void
}
