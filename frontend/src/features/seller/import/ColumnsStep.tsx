import { useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { SelectField } from '@/components/form/SelectField'
import { Row } from '@/components/Row'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { Panel } from '@/components/Panel'
import { useCheckProductImportMutation, type ImportColumn, type ProductImport } from './api'
import { columnText, importText as words } from './text'

const Columns = styled('ul')({
  display: 'grid',
  gap: '20px 24px',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { minInlineSize: 0, overflowWrap: 'anywhere' },
})

const known = Object.keys(columnText) as ImportColumn[]

interface ColumnsStepProps {
  import: ProductImport
  /** The file is being checked from now on. */
  onChecked: () => void
}

/** Says what stands in each column of the file. */
export function ColumnsStep({ import: file, onChecked }: ColumnsStepProps) {
  const [check, { isLoading, error }] = useCheckProductImportMutation()
  const [means, setMeans] = useState(() => file.columns.map((column) => column.means))
  const choose = (place: number, column: string) =>
    setMeans((now) => now.map((was, at) => (at === place ? (known.find((one) => one === column) ?? null) : was)))
  const send = async () => {
    if (isLoading) return
    const { data } = await check({ importId: file.id, productImportMapping: { columns: means } })
    if (data) onChecked()
  }
  return (
    <Panel title={words.columnsTitle} hint={words.columnsHint}>
      {error && <FormAlert>{problemOf(error, words.notChecked).message}</FormAlert>}
      <Columns>
        {file.columns.map(({ heading, samples }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place; headings may be the same
          <li key={place}>
            <SelectField
              label={heading || words.noHeading(place + 1)}
              hint={samples.length > 0 ? words.sample(samples.join(' · ')) : words.noSample}
              value={means[place] ?? ''}
              onChange={({ target }) => choose(place, target.value)}
            >
              <option value="">{words.leaveOut}</option>
              {known.map((column) => (
                <option key={column} value={column} disabled={means.some((one, at) => one === column && at !== place)}>
                  {columnText[column]}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </Columns>
      <Row>
        <Button variant="contained" aria-busy={isLoading} onClick={() => void send()}>
          {words.check}
        </Button>
        <Button component={Link} variant="outlined" to={paths.sellerProductImports()}>
          {words.otherFile}
        </Button>
      </Row>
    </Panel>
  )
}
