import { useId, useState, type ChangeEvent } from 'react'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import ImageIcon from 'lucide-react/icons/image'
import { problemOf } from '@/api/problem'
import { FieldError } from '@/components/form/Field'
import { FileButton } from '@/components/form/FileButton'
import { toast } from '@/components/toast/queue'
import type { Return } from '@/features/orders/api'
import { photoProblem, pictureFault } from '@/features/orders/components/photos/problem'
import { useSetReturnLabelMutation } from '../../api'
import { sellerReturnText as words } from './text'

/** Shows the buyer a label for the parcel back, in place of one before. */
export function LabelField({ orderReturn }: { orderReturn: Return }) {
  const hintId = useId()
  const [send, { isLoading }] = useSetReturnLabelMutation()
  const [fault, setFault] = useState<string | null>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [image] = target.files ?? []
    // The same file may be chosen again after it was refused.
    target.value = ''
    if (!image || isLoading) return
    const wrong = pictureFault(image)
    setFault(wrong)
    if (wrong) return
    const answer = await send({ id: orderReturn.shopOrderId, rid: orderReturn.id, returnLabel: { image } })
    if (answer.error) {
      const { ofPhotos, rest } = photoProblem(problemOf(answer.error))
      setFault(ofPhotos ?? rest.message)
    } else toast.success(words.labelSaved)
  }
  return (
    <div>
      <FormLabel component="p">{words.label}</FormLabel>
      <Typography variant="body2" color="textSecondary" id={hintId} gutterBottom>
        {words.labelHint}
      </Typography>
      <FileButton
        icon={<ImageIcon size={20} />}
        aria-describedby={hintId}
        aria-busy={isLoading}
        onChange={(event) => void choose(event)}
      >
        {orderReturn.label ? words.replaceLabel : words.chooseLabel}
      </FileButton>
      <div role="alert">{fault && <FieldError>{fault}</FieldError>}</div>
    </div>
  )
}
