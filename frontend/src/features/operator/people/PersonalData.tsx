import { useState } from 'react'
import Button from '@mui/material/Button'
import DownloadIcon from 'lucide-react/icons/download'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { onDemand } from '@/components/onDemand'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { saveFile } from '@/lib/files'
import { useExportPersonMutation, type PersonRecord } from '../api'
import { personText as words } from './text'

const DeleteDialog = onDemand(async () => (await import('./DeleteDialog')).DeleteDialog)

const indent = 2

/** What is kept about somebody, as a file, and its deletion. */
export function PersonalData({ person }: { person: PersonRecord }) {
  const [fetchData, { isLoading }] = useExportPersonMutation()
  const [fault, setFault] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const download = async () => {
    if (isLoading) return
    setFault(null)
    const { data, error } = await fetchData({ personId: person.id })
    if (error) setFault(problemOf(error).message)
    else saveFile(`person-${person.id}.json`, JSON.stringify(data, null, indent), 'application/json')
  }
  return (
    <Panel title={words.data} hint={words.dataHint}>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Row spacing={1}>
        <Button variant="outlined" startIcon={<DownloadIcon size={20} />} aria-busy={isLoading} onClick={() => void download()}>
          {isLoading ? words.exporting : words.export}
        </Button>
        <Button variant="text" color="error" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      </Row>
      {isDeleting && <DeleteDialog person={person} onClose={() => setDeleting(false)} />}
    </Panel>
  )
}
