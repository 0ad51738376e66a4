import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import {
  useGetSettingsQuery,
  useListSettingChangesQuery,
  type FixedSetting,
  type SettingChange,
} from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { SettingsForm } from '@/features/operator/settings/SettingsForm'
import { fixedText, settingHistoryText, settingsText as words } from '@/features/operator/settings/text'
import { nameOf, shownOf } from '@/features/operator/settings/values'
import { consoleText } from '@/features/operator/text'
import { useListParams } from '@/features/operator/useListParams'
import { formatNearDateTime } from '@/lib/nearDates'

/** What the marketplace is set to: what may change while it runs, what the server was started with, and the history. */
export function SettingsPage() {
  const { data, error, refetch } = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.settings}</PageTitle>
      <h1>{consoleText.pages.settings}</h1>
      <Intro>{words.intro}</Intro>
      {error && !data && (
        <ErrorState title={words.loadFailed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton aria-busy="true" height={960} />}
      {data && (
        <>
          <SettingsForm settings={data} reload={async () => (await refetch()).data} />
          <History />
          <Stack spacing={1.5} component="section" aria-label={fixedText.title}>
            <h2>{fixedText.title}</h2>
            <Typography color="textSecondary">{fixedText.intro}</Typography>
            <RecordList label={fixedText.title} items={data.fixed} shape={fixed} />
          </Stack>
        </>
      )}
    </Stack>
  )
}

const purposes: Readonly<Record<string, string>> = fixedText.purposes

const fixed: RecordShape<FixedSetting> = {
  keyOf: ({ variable }) => variable,
  title: { name: fixedText.variable, value: ({ variable }) => <code>{variable}</code> },
  columns: [
    { name: fixedText.purpose, value: ({ variable }) => purposes[variable] },
    { name: fixedText.value, value: ({ value }) => (value === null ? fixedText.secret : value || fixedText.unset) },
  ],
}

function History() {
  const currency = useCurrency()
  const { page, toPage } = useListParams('show', ['all'])
  const query = useListSettingChangesQuery({ page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={1.5} component="section" aria-label={settingHistoryText.title}>
      <h2>{settingHistoryText.title}</h2>
      <ListStates
        query={query}
        failed={settingHistoryText.failed}
        none={{ title: settingHistoryText.none, text: settingHistoryText.noneText }}
        count={settingHistoryText.count}
        rowHeight={56}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={settingHistoryText.title} items={items} shape={changeIn(currency)} />}
      </ListStates>
    </Stack>
  )
}

const changeIn = (currency: string): RecordShape<SettingChange> => {
  const shown = ({ setting }: SettingChange, value: string) =>
    value === '' ? settingHistoryText.empty : shownOf(setting, value, currency)
  return {
    keyOf: ({ id }) => id,
    title: { name: settingHistoryText.setting, value: ({ setting }) => nameOf(setting) },
    columns: [
      { name: settingHistoryText.before, value: (change) => shown(change, change.before) },
      { name: settingHistoryText.after, value: (change) => shown(change, change.after) },
      { name: settingHistoryText.by, value: ({ changedBy }) => changedBy },
      { name: settingHistoryText.when, isUnbroken: true, value: ({ changedAt }) => formatNearDateTime(changedAt) },
    ],
  }
}
