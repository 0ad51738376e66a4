import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { pageBehindText } from './text'

/** Behind the last page of a listing, which was longer once or never: the way to its products. */
export function PageBehind({ first }: { first: string }) {
  const action = (
    <ButtonLink variant="outlined" to={first}>
      {pageBehindText.firstPage}
    </ButtonLink>
  )
  return <EmptyState icon="help" title={pageBehindText.title} text={pageBehindText.text} action={action} />
}
