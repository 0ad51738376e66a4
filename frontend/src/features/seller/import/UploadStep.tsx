import { useState, type ChangeEvent } from 'react'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import DownloadIcon from 'lucide-react/icons/download'
import UploadIcon from 'lucide-react/icons/upload'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { FileButton } from '@/components/form/FileButton'
import { FormAlert } from '@/components/form/FormAlert'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { Panel } from '@/components/Panel'
import { importChanged, sendProductImport } from './api'
import { importText as words } from './text'
import { useTableDownload } from './useTableDownload'

const maxBytes = 10 * 1024 * 1024

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 32,
  border: `1px dashed ${theme.vars.palette.control}`,
  borderRadius: radius.card,
  textAlign: 'center',
  '&[data-over]': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.tint.ground },
  // A finger has nothing to drop.
  '& > p': { display: 'none', [media.hover]: { display: 'block' } },
  '& > .MuiLinearProgress-root': { inlineSize: '100%', maxInlineSize: 320 },
}))

/** Takes in a file by choosing or dropping it; it is sent at once. */
export function UploadStep() {
  const { send, part, fault } = useUpload()
  const { saveTemplate, isBusy } = useTableDownload()
  const [isOver, setOver] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void send(file)
  }
  return (
    <Panel title={words.choose} hint={words.fileHint}>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Zone
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) void send(file)
        }}
      >
        <FileButton
          icon={<UploadIcon size={20} />}
          accept=".csv,.tsv,.txt,text/csv"
          aria-busy={part !== null}
          onChange={choose}
        >
          {part === null ? words.choose : words.sending(Math.floor(part * 100))}
        </FileButton>
        {part !== null && <LinearProgress variant="determinate" value={part * 100} aria-hidden />}
        <Typography variant="body2" color="textSecondary">
          {words.drop}
        </Typography>
      </Zone>
      <div>
        <Button
          variant="outlined"
          aria-busy={isBusy}
          startIcon={<DownloadIcon size={20} />}
          onClick={() => void saveTemplate()}
        >
          {words.template}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {words.templateHint}
        </Typography>
      </div>
    </Panel>
  )
}

function useUpload() {
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const send = async (file: File) => {
    if (part !== null) return
    if (file.size > maxBytes) return setFault(words.tooBig)
    setFault(null)
    setPart(0)
    const { data, error } = await sendProductImport(file, setPart)
    setPart(null)
    if (!data) return setFault(problemOf(error, words.notSent).message)
    dispatch(importChanged)
    void navigate(paths.sellerProductImport(data.id))
  }
  return { send, part, fault }
}
