import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Intro } from '@/components/Intro'
import { LinkRow, RowCard } from '@/components/LinkRow'
import { PageTitle, Section } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { centreText } from '@/features/seller/centre/text'
import { useListProductImportsQuery } from '@/features/seller/import/api'
import { ImportSteps } from '@/features/seller/import/ImportSteps'
import { importText as words } from '@/features/seller/import/text'
import { UploadStep } from '@/features/seller/import/UploadStep'
import { formatDateTime } from '@/lib/dates'
import { characters } from '@/lib/design'
import { paths } from '@/lib/paths'

const Rules = styled('ul')({
  display: 'grid',
  gap: 8,
  maxInlineSize: characters(68),
  '& > li': { listStyle: 'disc', marginInlineStart: 20 },
})

/** Where an import begins: a file is chosen, and earlier imports are found again. */
export function ImportsPage() {
  const { data } = useListProductImportsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{centreText.import}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={[{ name: words.products, to: paths.sellerProducts() }]} current={centreText.import} />
      <h1>{centreText.import}</h1>
      <Intro>{words.intro}</Intro>
      <ImportSteps at={0} />
      <UploadStep />
      <Panel title={words.howTitle}>
        <Rules>
          {words.how.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
      </Panel>
      {data && data.items.length > 0 && (
        <Section title={words.latest}>
          <RowCard>
            {data.items.map(({ id, fileName, status, rowCount, createdAt }) => (
              <LinkRow
                key={id}
                to={paths.sellerProductImport(id)}
                label={fileName || centreText.import}
                hint={words.latestLine(rowCount, formatDateTime(createdAt))}
                end={words.statuses[status]}
              />
            ))}
          </RowCard>
        </Section>
      )}
    </Stack>
  )
}
