import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { TabLinks } from '@/components/TabLinks'
import type { ConversationPage } from '../../api'
import { messagesText } from './text'

const words = messagesText.inbox
const views = ['all', 'unread'] as const

/** Which conversations the address asks for. */
export function useInboxQuery() {
  const [search] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  return { page, unread: search.get('show') === 'unread' }
}

interface InboxProps {
  data: ConversationPage | undefined
  isError: boolean
  onRetry: () => void
  intro: string
  /** Said where nobody wrote anything yet. */
  noneText: string
  hrefOf: (isUnread: boolean) => string
  children: (page: ConversationPage) => ReactNode
}

/** All conversations of one side, or those in which something is unread. */
export function Inbox({ data, isError, onRetry, intro, noneText, hrefOf, children }: InboxProps) {
  const [, setSearch] = useSearchParams()
  const { unread } = useInboxQuery()
  return (
    <Stack spacing={2.5}>
      <PageTitle>{messagesText.title}</PageTitle>
      <h1>{messagesText.title}</h1>
      <Intro>{intro}</Intro>
      <TabLinks
        label={words.tabsLabel}
        tabs={views.map((value) => ({
          value,
          label: words.tabs[value],
          ...(value === 'unread' && data && { count: data.unread }),
        }))}
        current={unread ? 'unread' : 'all'}
        hrefOf={(value) => hrefOf(value === 'unread')}
      />
      {isError && <ErrorState title={words.failed} onRetry={onRetry} />}
      {!data && !isError && <Skeleton aria-busy="true" height={352} />}
      {data?.items.length === 0 && !isPastLastPage(data) && !unread && <EmptyState title={words.none} text={noneText} />}
      {data?.items.length === 0 && !isPastLastPage(data) && unread && (
        <EmptyState
          title={words.allRead}
          action={
            <Button component={Link} variant="outlined" to={hrefOf(false)}>
              {words.showAll}
            </Button>
          }
        />
      )}
      {data && data.items.length > 0 && <Paper variant="outlined">{children(data)}</Paper>}
      {data && (
        <Pager
          {...data}
          onPage={(page, how) => setSearch({ ...(unread && { show: 'unread' }), page: String(page) }, how)}
        />
      )}
    </Stack>
  )
}
