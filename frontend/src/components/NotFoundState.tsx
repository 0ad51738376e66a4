import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle } from '@/components/Page'

interface NotFoundStateProps {
  title: string
  text: string
  to: string
  linkLabel: string
}

/** The page for addresses that do not exist, with links to others. */
export function NotFoundState({ title, text, to, linkLabel }: NotFoundStateProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        illustration="compass"
        heading="h1"
        title={title}
        text={text}
        action={
          <Button component={Link} variant="outlined" to={to}>
            {linkLabel}
          </Button>
        }
      />
    </>
  )
}
