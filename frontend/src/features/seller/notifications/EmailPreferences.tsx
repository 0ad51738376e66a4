import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { ErrorState } from '@/components/ErrorState'
import { toast } from '@/components/toast/queue'
import { useGetNotificationChoicesQuery, useSetNotificationChoicesMutation, type NotificationKind } from './api'
import { notificationText } from './text'

const words = notificationText.mail
const kinds = Object.keys(words.kinds) as NotificationKind[]

// The words first, so that the switches stand below one another within reach of the thumb.
const Choice = styled(FormControlLabel)({
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 56,
  margin: 0,
})

/** Which kinds of news come by email too; each choice holds at once. */
export function EmailPreferences() {
  const { data, isError, refetch } = useGetNotificationChoicesQuery()
  const [choose] = useSetNotificationChoicesMutation()
  const turn = async (kind: NotificationKind, on: boolean) => {
    const others = data?.byMail.filter((chosen) => chosen !== kind) ?? []
    const { error } = await choose({ mailChoices: { byMail: on ? [...others, kind] : others } })
    if (error) toast.error(words.notKept)
  }
  return (
    <Paper variant="panel" component="section" aria-label={words.title}>
     <Stack spacing={1.5}>
      <h2>{words.title}</h2>
      <Typography color="textSecondary">{words.text}</Typography>
      {isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={kinds.length * 64} />}
      {data && (
        <FormGroup>
          {kinds.map((kind) => (
            <Choice
              key={kind}
              labelPlacement="start"
              control={<Switch checked={data.byMail.includes(kind)} onChange={(_event, on) => void turn(kind, on)} />}
              label={
                <>
                  {words.kinds[kind]}
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                    {words.hints[kind]}
                  </Typography>
                </>
              }
            />
          ))}
        </FormGroup>
      )}
     </Stack>
    </Paper>
  )
}
