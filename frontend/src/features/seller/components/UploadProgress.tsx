import LinearProgress from '@mui/material/LinearProgress'
import { picturesText as words } from '../products/text'

/** How far a picture has been sent: the part of it that is there, from 0 to 1. */
export function UploadProgress({ part }: { part: number }) {
  const percent = Math.round(part * 100)
  return <LinearProgress variant="determinate" value={percent} aria-label={words.sending(percent)} />
}
