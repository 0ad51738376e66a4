import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle } from '@/components/Page'

interface MissingProps {
  title: string
  text: string
  to: string
  all: string
}

/** The page for addresses that do not exist, with links to others. */
export function Missing({ title, text, to, all }: MissingProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        scene="compass"
        heading="h1"
        title={title}
        text={text}
        action={
          <Button component={Link} variant="outlined" to={to}>
            {all}
          </Button>
        }
      />
    </>
  )
}
