import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import PlusIcon from 'lucide-react/icons/plus'
import { Link, useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { useCreateHomeEditionMutation, useListHomeEditionsQuery, type ListedHomeEdition } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { editionStatusChip } from '@/features/operator/home/states'
import { homePagesText as words } from '@/features/operator/home/text'
import { consoleText } from '@/features/operator/text'
import { useListParams } from '@/features/operator/useListParams'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

/** The home pages: what was shown, what is, and what is to come. */
export function HomeEditionsPage() {
  const { page, toPage } = useListParams('view', ['all'])
  const query = useListHomeEditionsQuery({ page }, { refetchOnMountOrArgChange: true })
  const make = useMake()
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.homePage}</PageTitle>
      <Row spread>
        <h1>{consoleText.pages.homePage}</h1>
        <Button
          variant="contained"
          loading={make.isLoading}
          startIcon={<PlusIcon size={20} />}
          onClick={() => void make.of(words.newName)}
        >
          {words.create}
        </Button>
      </Row>
      <Intro>{words.intro}</Intro>
      <ListStates
        query={query}
        failed={words.failed}
        none={{ title: words.none, text: words.noneText }}
        count={words.count}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => (
          <RecordList
            label={consoleText.pages.homePage}
            items={items}
            shape={shapeOf(({ id, name }) => void make.of(words.copyName(name).slice(0, 60), id))}
          />
        )}
      </ListStates>
    </Stack>
  )
}

/** Makes a draft and opens it. */
function useMake() {
  const [create, { isLoading }] = useCreateHomeEditionMutation()
  const navigate = useNavigate()
  const of = async (name: string, copyOf?: number) => {
    const { data, error } = await create({ newHomeEdition: { name, ...(copyOf && { copyOf }) } })
    if (data) void navigate(paths.adminHomePage(data.id))
    else toast.error(words.notCreated, { detail: problemOf(error).message })
  }
  return { of, isLoading }
}

const shapeOf = (copy: (edition: ListedHomeEdition) => void): RecordShape<ListedHomeEdition> => ({
  keyOf: ({ id }) => id,
  title: { name: words.name, value: ({ id, name }) => <Link to={paths.adminHomePage(id)}>{name}</Link> },
  columns: [
    { name: words.starts, isUnbroken: true, value: ({ startsAt }) => startsAt && formatNearDateTime(startsAt) },
    { name: words.ends, isUnbroken: true, value: ({ startsAt, endsAt }) => startsAt && (endsAt ? formatNearDateTime(endsAt) : words.open) },
  ],
  state: { name: consoleText.state, value: ({ state }) => <StatusChip {...editionStatusChip(state)} /> },
  actions: (edition) => (
    <Button variant="outlined" aria-label={words.copyOf(edition.name)} onClick={() => copy(edition)}>
      {words.copy}
    </Button>
  ),
})
