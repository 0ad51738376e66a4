import { useEffect, useId, useMemo, useState, type ChangeEvent } from 'react'
import { styled } from '@mui/material/styles'
import { ButtonLabel } from '@/components/Button'
import { Icon } from '@/components/icons/Icon'
import { IconButton } from '@/components/IconButton'
import { Quiet, Stack } from '@/components/Panel'
import { radius } from '@/lib/design'
import { addPhotos, mostPhotos, type PhotoFault } from '../../reviewDraft'
import { lineReviewText } from './text'

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
const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  ...theme.typography.body2,
  color: theme.vars.palette.error.main,
}))

function wordsOf(fault: PhotoFault): string {
  return fault.kind === 'tooMany' ? lineReviewText.tooMany(mostPhotos) : lineReviewText[fault.kind](fault.name)
}

/** Addresses under which the browser shows files that are not sent yet. */
function usePreviews(photos: readonly File[]): string[] {
  const previews = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos])
  useEffect(() => () => previews.forEach((preview) => URL.revokeObjectURL(preview)), [previews])
  return previews
}

type PhotoFieldProps = {
  photos: readonly File[]
  /** What the server said of them. */
  refused: string | undefined
  onChange: (photos: File[]) => void
}

/** Photos for a review: chosen, looked at, taken out again; checked before they are sent. */
export function PhotoField({ photos, refused, onChange }: PhotoFieldProps) {
  const hintId = useId()
  const previews = usePreviews(photos)
  const [fault, setFault] = useState<PhotoFault | null>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const added = addPhotos(photos, [...(target.files ?? [])])
    // The same file may be chosen again after it was taken out.
    target.value = ''
    setFault(added.fault)
    onChange(added.photos)
  }
  const remove = (at: number) => {
    setFault(null)
    onChange(photos.filter((_, other) => other !== at))
  }
  const said = fault ? wordsOf(fault) : refused
  return (
    <Stack gap={8}>
      <Label>{lineReviewText.photos}</Label>
      <Quiet id={hintId}>{lineReviewText.photosHint(mostPhotos)}</Quiet>
      {photos.length > 0 && (
        <Photos>
          {previews.map((preview, at) => (
            <Photo key={preview}>
              <img src={preview} alt={lineReviewText.photo(at + 1)} width={88} height={88} />
              <IconButton aria-label={lineReviewText.removePhoto(at + 1)} onClick={() => remove(at)}>
                <Icon name="close" size={20} />
              </IconButton>
            </Photo>
          ))}
        </Photos>
      )}
      {photos.length < mostPhotos && (
        <div>
          <ButtonLabel variant="outlined">
            <Icon name="image" size={20} />
            {lineReviewText.addPhotos}
            <input
              className="visually-hidden"
              type="file"
              multiple
              accept="image/png,image/jpeg,image/webp"
              aria-describedby={hintId}
              onChange={choose}
            />
          </ButtonLabel>
        </div>
      )}
      <div role="alert">
        {said && (
          <Fault>
            <Icon name="error" size={16} />
            {said}
          </Fault>
        )}
      </div>
    </Stack>
  )
}
