import { useState, type ChangeEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { FileButton } from '@/components/form/FileButton'
import { FormAlert } from '@/components/form/FormAlert'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { tileOf } from '@/lib/design'
import { useRemoveCollectionPictureMutation, useSetCollectionPictureMutation, type SellerCollection } from '../api'
import { collectionFormText as words } from './text'

const maxBytes = 10 * 1024 * 1024

/** The picture of a collection; a chosen file is sent at once. */
export function CollectionPicture({ collection: { id, name, picture, parent } }: { collection: SellerCollection }) {
  const [set, { isLoading: isSending }] = useSetCollectionPictureMutation()
  const [remove, { isLoading: isRemoving }] = useRemoveCollectionPictureMutation()
  const [fault, setFault] = useState<string | null>(null)
  const settle = (error: unknown, done: string) => {
    setFault(error ? problemOf(error).message : null)
    if (!error) toast.success(done)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file || isSending) return
    if (file.size > maxBytes) return setFault(words.tooBig)
    settle((await set({ id, collectionPictureForm: { file } })).error, words.pictureSaved)
  }
  return (
    <Stack spacing={2}>
      <ProductTile src={picture} alt={words.pictureOf(name)} tile={tileOf(null, parent.id)} size={240} />
      {fault && <FormAlert>{fault}</FormAlert>}
      <Typography variant="body2" color="textSecondary">
        {words.pictureHint}
      </Typography>
      <Row spacing={1}>
        <FileButton aria-busy={isSending} onChange={(event) => void choose(event)}>
          {isSending ? words.sendingPicture : words.choosePicture}
        </FileButton>
        {picture && (
          <Button
            variant="text"
            aria-busy={isRemoving}
            onClick={() => void remove({ id }).then(({ error }) => settle(error, words.pictureRemoved))}
          >
            {words.removePicture}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
