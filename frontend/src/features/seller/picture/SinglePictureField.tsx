import { useState, type ChangeEvent } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { FileButton } from '@/components/form/FileButton'
import { FormAlert } from '@/components/form/FormAlert'
import { ProductTile, TileGround } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import type { TileName } from '@/lib/design'
import { UploadProgress } from '../components/UploadProgress'
import { onePictureText as words } from './text'

const maxBytes = 10 * 1024 * 1024

type Done = Promise<{ error?: unknown }>

interface SinglePictureFieldProps {
  /** What it is a picture of. */
  name: string
  src: string | null
  /** The hue where there is none. */
  tile: TileName
  size: number
  hint: string
  /** Puts a picture in its place; `onProgress` hears which part of it has been sent. */
  send: (file: File, onProgress: (part: number) => void) => Done
  remove: () => Done
}

/** The one picture of something; a chosen file is sent at once. */
export function SinglePictureField({ name, src, tile, size, hint, send, remove }: SinglePictureFieldProps) {
  const [sent, setSent] = useState<number | null>(null)
  const [left, setLeft] = useState<File | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const settle = (error: unknown, done: string) => {
    setFault(error ? problemOf(error).message : null)
    if (!error) toast.success(done)
  }
  const bring = async (file: File) => {
    setFault(null)
    setSent(0)
    const { error } = await send(file, setSent)
    setSent(null)
    setLeft(error ? file : null)
    settle(error, words.saved)
  }
  const takeAway = async () => {
    setRemoving(true)
    const { error } = await remove()
    setRemoving(false)
    settle(error, words.removed)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file || sent !== null) return
    setLeft(null)
    if (file.size > maxBytes) setFault(words.tooBig)
    else void bring(file)
  }
  return (
    <Stack spacing={2}>
      {src ? <ProductTile src={src} alt={words.of(name)} tile={tile} size={size} /> : <TileGround tile={tile} />}
      {fault && (
        <FormAlert>
          <p>{fault}</p>
          {left && (
            <Button variant="link" onClick={() => void bring(left)}>
              {words.again}
            </Button>
          )}
        </FormAlert>
      )}
      {sent !== null && <UploadProgress part={sent} />}
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
      <Row spacing={1}>
        <FileButton aria-busy={sent !== null} onChange={choose}>
          {sent === null ? words.choose : words.sending}
        </FileButton>
        {src && (
          <Button variant="text" aria-busy={isRemoving} onClick={() => void takeAway()}>
            {words.remove}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
