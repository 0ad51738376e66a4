import { useState, type ChangeEvent } from 'react'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDispatch } from 'react-redux'
import { problemOf } from '@/api/problem'
import { FileButton } from '@/components/form/FileButton'
import { FormAlert } from '@/components/form/FormAlert'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { categoryChanged, sendCategoryPicture, useRemoveCategoryPictureMutation, type ManagedCategory } from '../api'
import { categoryFormText as words } from './text'

const maxBytes = 10 * 1024 * 1024

/** The picture of a category; a chosen file is sent at once. */
export function CategoryPicture({ category: { id, name, picture, tile } }: { category: ManagedCategory }) {
  const dispatch = useDispatch()
  const [sent, setSent] = useState<number | null>(null)
  const [left, setLeft] = useState<File | null>(null)
  const [remove, { isLoading: isRemoving }] = useRemoveCategoryPictureMutation()
  const [fault, setFault] = useState<string | null>(null)
  const settle = (error: unknown, done: string) => {
    setFault(error ? problemOf(error).message : null)
    if (!error) toast.success(done)
  }
  const send = async (file: File) => {
    setFault(null)
    setSent(0)
    const { error } = await sendCategoryPicture(id, file, setSent)
    setSent(null)
    setLeft(error ? file : null)
    settle(error, words.pictureSaved)
    if (!error) dispatch(categoryChanged)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file || sent !== null) return
    setLeft(null)
    if (file.size > maxBytes) setFault(words.tooBig)
    else void send(file)
  }
  return (
    <Stack spacing={2}>
      <ProductTile src={picture} alt={words.pictureOf(name)} tile={tile} size={200} />
      {fault && (
        <FormAlert>
          <p>{fault}</p>
          {left && (
            <Button variant="link" onClick={() => void send(left)}>
              {words.again}
            </Button>
          )}
        </FormAlert>
      )}
      {sent !== null && (
        <LinearProgress variant="determinate" value={Math.round(sent * 100)} aria-label={words.sendingPicture} />
      )}
      <Typography variant="body2" color="textSecondary">
        {words.pictureHint}
      </Typography>
      <Row spacing={1}>
        <FileButton aria-busy={sent !== null} onChange={choose}>
          {sent === null ? words.choosePicture : words.sendingPicture}
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
