import { useWatch } from 'react-hook-form'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { MarkdownField } from '../../components/MarkdownField'
import { rules } from '../checks'
import { productText as words } from '../text'
import type { ProductValues } from '../values'

/** The description in Markdown, to be written or looked at. */
export function DescriptionField({ form }: { form: ProblemForm<ProductValues> }) {
  const text = useWatch({ control: form.control, name: 'description' })
  return (
    <MarkdownField
      rows={8}
      label={words.description}
      optional
      hint={words.descriptionHint}
      text={text}
      {...form.field('description', rules.description)}
    />
  )
}
