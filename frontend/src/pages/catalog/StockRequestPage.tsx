import Button from '@mui/material/Button'
import CheckIcon from 'lucide-react/icons/check'
import MailIcon from 'lucide-react/icons/mail'
import { Link, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { backInStockText } from '@/features/catalog/components/stockRequest/text'
import { useConfirmStockRequestMutation } from '@/features/catalog/personalApi'
import { paths } from '@/lib/paths'
import { CardPage } from '../auth/CardPage'

/** Where the link leads that a guest got who wants an email. They press once more: programs that read emails open links. */
export function StockRequestPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const [confirm, { isLoading, isSuccess, error }] = useConfirmStockRequestMutation()
  if (isSuccess)
    return (
      <CardPage key="done" title={backInStockText.done} icon={CheckIcon} isAnswer>
        <p>{backInStockText.asked}</p>
        <Browse />
      </CardPage>
    )
  const problem = error && problemOf(error)
  if (!token || problem?.status === 410)
    return (
      <CardPage key="failed" title={backInStockText.failed} isAnswer={Boolean(problem)}>
        <FormAlert>{problem?.message ?? backInStockText.incomplete}</FormAlert>
        <p>{backInStockText.again}</p>
        <Browse />
      </CardPage>
    )
  return (
    <CardPage title={backInStockText.title} icon={MailIcon}>
      {problem && <FormAlert>{problem.message}</FormAlert>}
      <p>{backInStockText.question}</p>
      <SubmitButton type="button" busy={isLoading} onClick={() => void confirm({ stockRequestLink: { token } })}>
        {backInStockText.yes}
      </SubmitButton>
    </CardPage>
  )
}

function Browse() {
  return (
    <Button component={Link} to={paths.home()} variant="contained" size="large">
      {backInStockText.browse}
    </Button>
  )
}
