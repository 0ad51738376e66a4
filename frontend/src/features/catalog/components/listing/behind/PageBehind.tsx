import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { pageBehindText } from './text'

/** Behind the last page of a listing, which was longer once or never: the way to its products. */
export function PageBehind({ first }: { first: string }) {
  const action = (
    <Button component={Link} variant="outlined" to={first}>
      {pageBehindText.firstPage}
    </Button>
  )
  return <EmptyState icon="help" title={pageBehindText.title} text={pageBehindText.text} action={action} />
}
