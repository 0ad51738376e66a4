import { useEffect, useId, useMemo, useState, type ChangeEvent } from 'react'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ImageIcon from 'lucide-react/icons/image'
import CloseIcon from 'lucide-react/icons/x'
import { FieldError } from '@/components/form/Field'
import { FileButton } from '@/components/form/FileButton'
import { radius } from '@/lib/design'
import { addPhotos, mostPhotos, type PhotoFault } from '../../photos'
import { photoFaultText } from './problem'
import { photosText } from './text'

const Label = styled('span')(({ theme }) => theme.typography.subtitle2)
const Photos = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 20, paddingBlockStart: 12 })
const Photo = styled('li')(({ theme }) => ({
  position: 'relative',
  '& img': {
    inlineSize: 88,
    blockSize: 88,
    objectFit: 'cover',
    borderRadius: radius.field,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
  '& button': {
    position: 'absolute',
    insetBlockStart: -12,
    insetInlineEnd: -12,
    borderRadius: radius.pill,
    border: `1px solid ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.surface.raised,
  },
}))

// On its way, each says so by a wheel over its picture.
const Wheel = styled(CircularProgress)({ position: 'absolute', inset: 0, margin: 'auto' })

/** Addresses under which the browser shows files that are not sent yet. */
function usePreviews(photos: readonly File[]): string[] {
  const previews = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos])
  useEffect(() => () => previews.forEach((preview) => URL.revokeObjectURL(preview)), [previews])
  return previews
}

interface PhotoFieldProps {
  photos: readonly File[]
  /** Said below the heading, before the limits. */
  hint?: string
  /** How many fit; fewer where some are there already. */
  most?: number
  /** They are on their way. */
  isSending?: boolean
  /** What the server said of them. */
  refused: string | undefined
  onChange: (photos: File[]) => void
}

/** Photos to send: chosen, looked at, taken out again; checked before they are sent. */
export function PhotoField({ photos, hint, most = mostPhotos, isSending = false, refused, onChange }: PhotoFieldProps) {
  const hintId = useId()
  const previews = usePreviews(photos)
  const [fault, setFault] = useState<PhotoFault | null>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const added = addPhotos(photos, [...(target.files ?? [])], most)
    // The same file may be chosen again after it was taken out.
    target.value = ''
    setFault(added.fault)
    onChange(added.photos)
  }
  const remove = (at: number) => {
    setFault(null)
    onChange(photos.filter((_, other) => other !== at))
  }
  const said = fault ? photoFaultText(fault, most) : refused
  return (
    <Stack spacing={1}>
      <Label>{photosText.photos}</Label>
      <Typography variant="body2" color="textSecondary" id={hintId}>
        {[hint, photosText.limits(most)].filter(Boolean).join(' ')}
      </Typography>
      {photos.length > 0 && (
        <Photos>
          {previews.map((preview, at) => (
            <Photo key={preview}>
              <img src={preview} alt={photosText.photo(at + 1)} width={88} height={88} />
              {isSending ? (
                <Wheel size={28} aria-label={photosText.sending(at + 1)} />
              ) : (
                <IconButton aria-label={photosText.removePhoto(at + 1)} onClick={() => remove(at)}>
                  <CloseIcon size={20} />
                </IconButton>
              )}
            </Photo>
          ))}
        </Photos>
      )}
      {photos.length < most && (
        <div>
          <FileButton multiple icon={<ImageIcon size={20} />} aria-describedby={hintId} onChange={choose}>
            {photosText.addPhotos}
          </FileButton>
        </div>
      )}
      <div role="alert">
        {said && <FieldError>{said}</FieldError>}
      </div>
    </Stack>
  )
}
