import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { useListAuditEntriesQuery, type AuditEntry } from '@/features/operator/api'
import { AuditExport } from '@/features/operator/audit/AuditExport'
import { AuditFilter, type AuditFilterValues } from '@/features/operator/audit/AuditFilter'
import { actionName, changesOf, targetKindName } from '@/features/operator/audit/changes'
import { auditText as words } from '@/features/operator/audit/text'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { consoleText } from '@/features/operator/text'
import { useListParams } from '@/features/operator/useListParams'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

/** What operators did to whom, when, and what it changed. */
export function AuditPage() {
  const { page, search, toPage, filter } = useListParams('show', ['all'])
  const said = (name: keyof AuditFilterValues) => search.get(name)?.trim() ?? ''
  const shown = { q: said('q'), from: said('from'), to: said('to'), action: said('action'), targetKind: said('targetKind') }
  const asked: Partial<AuditFilterValues> = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== ''))
  const query = useListAuditEntriesQuery({ ...asked, page }, { refetchOnMountOrArgChange: true })
  const isSearch = Object.keys(asked).length > 0
  const clear = (
    <Button component={Link} variant="outlined" to={paths.adminAudit()}>
      {words.clear}
    </Button>
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.audit}</PageTitle>
      <Row spread>
        <h1>{consoleText.pages.audit}</h1>
        <AuditExport filter={asked} />
      </Row>
      <Intro>{words.intro}</Intro>
      <AuditFilter
        // What the address says anew stands in the fields.
        key={[shown.q, shown.from, shown.to].join('\n')}
        shown={shown}
        actions={query.data?.actions ?? []}
        targetKinds={query.data?.targetKinds ?? []}
        onChange={filter}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={
          isSearch
            ? { title: words.noneFound, text: words.noneFoundText, action: clear }
            : { title: words.none, text: words.noneText }
        }
        count={words.count}
        rowHeight={72}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.audit} items={items} shape={shape} />}
      </ListStates>
    </Stack>
  )
}

/** Where a subject has a page of its own. */
const placeOf: Readonly<Record<string, (id: number) => string>> = {
  account: paths.adminPerson,
  coupon: paths.adminCoupon,
  contact_message: paths.adminContactMessage,
  shop: paths.adminShop,
  payout_run: paths.adminPayoutRun,
}

function subjectOf({ targetKind, targetId, targetLabel }: AuditEntry) {
  const place = placeOf[targetKind]
  return (
    <>
      {place ? <Link to={place(Number(targetId))}>{targetLabel}</Link> : targetLabel}
      <Typography variant="body2" color="textSecondary">
        {targetKindName(targetKind)}
      </Typography>
    </>
  )
}

const changed = (entry: AuditEntry) => {
  const changes = changesOf(entry)
  return changes.length === 0 ? null : changes.map((change) => <div key={change}>{change}</div>)
}

const actorOf = ({ actorName, keyName }: AuditEntry) =>
  keyName && actorName ? words.byKey(actorName, keyName) : (actorName ?? words.commandLine)

const shape: RecordShape<AuditEntry> = {
  keyOf: ({ id }) => id,
  title: { name: words.action, value: ({ action }) => actionName(action) },
  columns: [
    { name: words.subject, value: subjectOf },
    { name: words.changes, value: changed },
    { name: words.who, value: actorOf },
    { name: words.when, isUnbroken: true, value: ({ at }) => formatNearDateTime(at) },
  ],
}
