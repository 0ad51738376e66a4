import { useState } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Stack from '@mui/material/Stack'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { MarkdownField } from '../../components/MarkdownField'
import { rules } from '../checks'
import { productText as words } from '../text'
import type { ProductValues } from '../values'

const folded = { transition: { unmountOnExit: true } }

/** Title and description in German, folded away where there is nothing of them. */
export function GermanFields({ form }: { form: ProblemForm<ProductValues> }) {
  const [title, description] = useWatch({ control: form.control, name: ['titleDe', 'descriptionDe'] })
  const [isOpen, setOpen] = useState(title !== '' || description !== '')
  const titleField = form.field('titleDe', rules.titleDe)
  const descriptionField = form.field('descriptionDe', rules.description)
  // What is faulty is never out of sight.
  const isLong = rules.titleDe.validate(title) !== true || rules.description.validate(description) !== true
  const isFaulty = isLong || Boolean(titleField.error ?? descriptionField.error)
  return (
    <Accordion expanded={isOpen || isFaulty} onChange={(_event, opened) => setOpen(opened)} slotProps={folded}>
      <AccordionSummary>{words.german}</AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2}>
          <p>{words.germanHint}</p>
          <Field optional label={words.titleDe} lang="de" autoComplete="off" {...titleField} />
          <MarkdownField optional rows={8} label={words.descriptionDe} lang="de" text={description} {...descriptionField} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}
