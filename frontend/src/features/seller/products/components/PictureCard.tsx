import { useSortable } from '@dnd-kit/sortable'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import GripIcon from 'lucide-react/icons/grip-vertical'
import TrashIcon from 'lucide-react/icons/trash-2'
import { FieldError, Field } from '@/components/form/Field'
import { radius } from '@/lib/design'
import { UploadProgress } from '../../components/UploadProgress'
import { picturesText as words } from '../text'
import type { PictureEntry } from '../usePictures'

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-dragged]': { zIndex: 2, opacity: 0.85, boxShadow: theme.vars.palette.elevation.middle },
}))
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  '& > .MuiChip-root': { position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 },
}))
const Grip = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  cursor: 'grab',
  touchAction: 'none',
})
const Buttons = styled('div')({ display: 'flex', justifyContent: 'space-between' })

interface PictureCardProps {
  picture: PictureEntry
  /** Its place, from 0. */
  at: number
  count: number
  onMove: (to: number) => void
  onDescribe: (alt: string) => void
  onRemove: () => void
  onRetry: () => void
}

/** A picture with its words and its place; moved by dragging, by the keyboard on its grip, or step by step. */
export function PictureCard({ picture, at, count, onMove, onDescribe, onRemove, onRetry }: PictureCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  })
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)`, transition } : {}
  const place = at + 1
  return (
    <Card ref={setNodeRef} style={style} data-dragged={isDragging || undefined}>
      <Frame>
        <img src={picture.url} alt={picture.alt || words.picture(place)} />
        {at === 0 && <Chip color="info" label={words.cover} />}
        {count > 1 && (
          <Grip
            ref={setActivatorNodeRef}
            color="raised"
            {...attributes}
            {...listeners}
            aria-label={words.drag(place)}
            aria-roledescription={undefined}
          >
            <GripIcon size={20} />
          </Grip>
        )}
      </Frame>
      <PictureState picture={picture} onRetry={onRetry} />
      <Field
        optional
        label={words.alt}
        value={picture.alt}
        slotProps={{ input: { maxLength: 200 } }}
        onChange={({ target }) => onDescribe(target.value)}
      />
      <Buttons>
        <IconButton aria-label={words.earlier(place)} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ArrowLeftIcon size={20} />
        </IconButton>
        <IconButton aria-label={words.later(place)} disabled={place === count} onClick={() => onMove(at + 1)}>
          <ArrowRightIcon size={20} />
        </IconButton>
        <IconButton aria-label={words.remove(place)} disabled={picture.progress !== null} onClick={onRemove}>
          <TrashIcon size={20} />
        </IconButton>
      </Buttons>
    </Card>
  )
}

/** How far a file has come that the server does not have yet. */
function PictureState({ picture: { id, progress, fault }, onRetry }: Pick<PictureCardProps, 'picture' | 'onRetry'>) {
  if (fault)
    return (
      <div role="alert">
        <FieldError>{fault}</FieldError>
        <Button variant="link" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    )
  if (progress !== null) return <UploadProgress part={progress} />
  if (id === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {words.waiting}
      </Typography>
    )
  return null
}
