import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Cropper from 'react-easy-crop'
import { problemOf } from '@/api/problem'
import { FieldError } from '@/components/form/Field'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { radius } from '@/lib/design'
import { UploadProgress } from '../UploadProgress'
import { shopPicturesText as words } from '../../text'
import { cropped, type Cut } from './crop'

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  blockSize: 'min(50vh, 320px)',
  borderRadius: radius.field,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.sunken,
}))

interface CropDialogProps {
  place: 'logo' | 'banner'
  /** Where the browser shows the file. */
  url: string
  /** How wide for its height. */
  aspect: number
  /** Pixels that are sent at most across. */
  widest: number
  /** Sends what was cut out and tells how far it is; says what was wrong. */
  onSave: (picture: File, onProgress: (part: number) => void) => Promise<unknown>
  onClose: () => void
}

/** Chooses the part of a picture that is shown, by pointer, fingers or keys, and sends it. */
export function CropDialog({ place, url, aspect, widest, onSave, onClose }: CropDialogProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState<Cut | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const save = async () => {
    if (!cut || sent !== null) return
    setSent(0)
    setFault(null)
    try {
      const error = await onSave(await cropped(url, cut, widest), setSent)
      if (error) setFault(problemOf(error, words.failed).message)
    } catch {
      setFault(words.unreadable)
    }
    setSent(null)
  }
  return (
    <TaskDialog title={words.crop[place]} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack spacing={2}>
          <Stage>
            <Cropper
              image={url}
              crop={position}
              zoom={zoom}
              aspect={aspect}
              disableAutomaticStylesInjection
              cropperProps={{ role: 'group', 'aria-label': words.crop[place] }}
              mediaProps={{ onError: () => setFault(words.unreadable) }}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setCut(pixels)}
            />
          </Stage>
          <Typography variant="body2" color="textSecondary">
            {words.cropHint}
          </Typography>
          <Slider
            aria-label={words.zoom}
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(_, value) => setZoom(value as number)}
          />
          {sent !== null && <UploadProgress part={sent} />}
          <div role="alert">{fault && <FieldError>{fault}</FieldError>}</div>
          <Row spacing={1}>
            <SubmitButton busy={sent !== null}>{fault ? words.again : words.save}</SubmitButton>
            <Button onClick={onClose}>{words.cancel}</Button>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
