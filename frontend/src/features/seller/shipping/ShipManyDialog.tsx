import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FileButton } from '@/components/form/FileButton'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { useShipOrdersMutation } from '../api'
import { CarrierField } from './CarrierField'
import { mostParcels, readParcels } from './parcels'
import { shippingText as words } from './text'

/** Ships many orders with the tracking numbers of a list, and says which could not be. */
export function ShipManyDialog({ onClose }: { onClose: () => void }) {
  const [refused, setRefused] = useState<readonly string[] | null>(null)
  return (
    <TaskDialog title={words.manyTitle} onClose={onClose}>
      {refused ? <Refused refused={refused} onClose={onClose} /> : <ListForm onRefused={setRefused} onClose={onClose} />}
    </TaskDialog>
  )
}

interface ListFormProps {
  onRefused: (refused: readonly string[]) => void
  onClose: () => void
}

function ListForm({ onRefused, onClose }: ListFormProps) {
  const [ship, { isLoading }] = useShipOrdersMutation()
  const keyOf = useIdempotencyKey()
  const [carrier, setCarrier] = useState('')
  const [list, setList] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { parcels, faults } = readParcels(list, carrier)
  const open = async (file: File | undefined) => {
    setFault(null)
    const text = await file?.text().catch(() => null)
    if (text === null) setFault(words.fileUnreadable)
    else if (text !== undefined) setList(text.replace(/^\uFEFF/, ''))
  }
  const send = async () => {
    if (isLoading) return
    if (parcels.length === 0 || parcels.length > mostParcels) {
      setFault(parcels.length === 0 ? words.nothing : words.tooMany(mostParcels))
      return
    }
    setFault(null)
    const { data, error } = await ship({ 'Idempotency-Key': keyOf(parcels), shipMany: { parcels } })
    if (error) {
      setFault(problemOf(error).message)
      return
    }
    const bad = data.results.flatMap(({ number, code, message }) =>
      code === null ? [] : [words.refused(number, problemOf({ data: { code, message } }).message)],
    )
    const done = data.results.length - bad.length
    if (done > 0) toast.success(words.shipped(done))
    if (bad.length > 0) onRefused(bad)
    else onClose()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack spacing={2}>
        <p>{words.intro}</p>
        {fault && <FormAlert>{fault}</FormAlert>}
        <CarrierField optional label={words.carrier} value={carrier} onChange={({ target }) => setCarrier(target.value)} />
        <Field
          multiline
          rows={8}
          label={words.list}
          hint={words.listHint}
          slotProps={{ input: { spellCheck: false, autoCapitalize: 'characters' } }}
          value={list}
          onChange={({ target }) => setList(target.value)}
        />
        <Row>
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              void open(target.files?.[0])
              target.value = ''
            }}
          >
            {words.file}
          </FileButton>
        </Row>
        {faults.length > 0 && <FormAlert tone="warning">{faults.slice(0, 10).map((each) => <p key={each}>{each}</p>)}</FormAlert>}
        <Typography role="status">{list.trim() ? words.found(parcels.length) : '\u00a0'}</Typography>
        <Row>
          <Button type="submit" variant="contained" size="large" loading={isLoading}>
            {words.ship}
          </Button>
          <Button size="large" onClick={onClose}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function Refused({ refused, onClose }: { refused: readonly string[]; onClose: () => void }) {
  return (
    <Stack spacing={2}>
      <FormAlert tone="warning">
        <p>{words.notShipped(refused.length)}</p>
        <ul>
          {refused.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </FormAlert>
      <Row>
        <Button variant="contained" size="large" onClick={onClose}>
          {words.close}
        </Button>
      </Row>
    </Stack>
  )
}
