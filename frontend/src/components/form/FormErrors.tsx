import { useId } from 'react'
import { styled } from '@mui/material/styles'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import { radius } from '@/lib/design'
import { scrollIntoViewRef } from '../scrollIntoViewRef'
import { formText } from '../text'
import { FormAlert } from './FormAlert'

const Box = styled('div')(({ theme }) => ({
  padding: '12px 16px 4px',
  borderRadius: radius.field,
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.box.error,
  '& li': { display: 'flex', gap: 8, '& > svg': { flex: 'none', marginBlockStart: 14 } },
  '& a': { display: 'block', paddingBlock: 10, color: 'inherit' },
}))

/** What is to be said above a form. */
type FormState = {
  alert: string | null
  summary: readonly { id: string; message: string; isMended: boolean }[]
}

/** Fewer faults are seen at a glance beside their fields. */
const minSummaryErrors = 3

/** What stands above the fields of a form: the server's words, and the faults of the last attempt that are still there. */
export function FormErrors({ form: { alert, summary } }: { form: FormState }) {
  const open = summary.filter(({ isMended }) => !isMended)
  return (
    <>
      {alert && (
        <div ref={scrollIntoViewRef}>
          <FormAlert>{alert}</FormAlert>
        </div>
      )}
      {summary.length >= minSummaryErrors && open.length > 0 && <Summary entries={open} />}
    </>
  )
}

/** Faults as links to their fields. The focus is on the first field already, therefore this is no live region. */
function Summary({ entries }: { entries: FormState['summary'] }) {
  const title = useId()
  return (
    <Box role="group" aria-labelledby={title}>
      <strong id={title}>{formText.faults(entries.length)}</strong>
      <ul>
        {entries.map(({ id, message }) => (
          <li key={id}>
            <ArrowRightIcon size={16} />
            <FieldLink id={id}>{message}</FieldLink>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Leads to a field; the address of the page stays as it is. */
function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      {children}
    </a>
  )
}
