import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useAddReturnPhotosMutation, type Return } from '../../api'
import { mostPhotos } from '../../photos'
import { keepUnsentPhotos, readUnsentPhotos } from '../../returnDraft'
import { PhotoField } from '../photos/PhotoField'
import { photoProblem } from '../photos/problem'
import { returnText } from './text'

const words = returnText.act

interface MorePhotosProps {
  orderReturn: Return
  onDone: () => void
}

/** Photos for a return that was asked for already; those that did not get through are here again. */
export function MorePhotos({ orderReturn, onDone }: MorePhotosProps) {
  const [send, { isLoading }] = useAddReturnPhotosMutation()
  const [photos, setPhotos] = useState(() => readUnsentPhotos(orderReturn.id))
  const [isLeftOver] = useState(photos.length > 0)
  const [refused, setRefused] = useState<string>()
  const [fault, setFault] = useState<string | null>(null)
  const choose = (chosen: File[]) => {
    setRefused(undefined)
    setPhotos(chosen)
    keepUnsentPhotos(orderReturn.id, chosen)
  }
  const run = async () => {
    if (isLoading || photos.length === 0) return
    setFault(null)
    const answer = await send({ id: orderReturn.orderId, rid: orderReturn.id, returnPhotos: { images: [...photos] } })
    if (answer.error) {
      const { ofPhotos, rest } = photoProblem(problemOf(answer.error))
      setRefused(ofPhotos)
      if (!ofPhotos) setFault(rest.message)
      return
    }
    keepUnsentPhotos(orderReturn.id, [])
    toast.success(words.photosSent)
    onDone()
  }
  return (
    <Stack spacing={2}>
      {isLeftOver && <FormAlert tone="warning">{returnText.ask.photosFailed}</FormAlert>}
      {fault && <FormAlert>{fault}</FormAlert>}
      <PhotoField
        photos={photos}
        most={mostPhotos - orderReturn.photos.length}
        isSending={isLoading}
        refused={refused}
        onChange={choose}
      />
      <Row>
        <Button
          variant="contained"
          aria-busy={isLoading}
          aria-disabled={isLoading || photos.length === 0}
          disabled={photos.length === 0}
          onClick={() => void run()}
        >
          {words.addPhotos}
        </Button>
        <Button variant="text" onClick={onDone}>
          {words.back}
        </Button>
      </Row>
    </Stack>
  )
}
