import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Rating from '@mui/material/Rating'
import { styled } from '@mui/material/styles'
import { useController, type Control } from 'react-hook-form'
import { Fault } from '@/components/form/Field'
import { Star } from '@/components/Rating'
import { radius } from '@/lib/design'
import { lineReviewText } from './text'

const Row = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: -8 })
const Stars = styled(Rating)(({ theme }) => ({
  '& .MuiRating-icon': { padding: 8, fontSize: 32 },
  '& .MuiRating-iconEmpty': { color: theme.vars.palette.control },
  '& .MuiRating-iconActive': { transform: 'none' },
  '&.Mui-focusVisible .MuiRating-iconActive': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: radius.field,
  },
}))
const Word = styled('output')(({ theme }) => ({ ...theme.typography.subtitle1, marginInlineStart: 8 }))

interface StarFieldProps {
  control: Control<{ rating: string; text: string }>
  onChoose: (rating: string) => void
}

/** One to five stars as a group of radio buttons; the word for the choice stands beside. */
export function StarField({ control, onChoose }: StarFieldProps) {
  const errorId = useId()
  const {
    field: { name, value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'rating', rules: { required: lineReviewText.ratingMissing } })
  const choose = (stars: number | null) => {
    // A second press on the same star takes nothing back.
    if (stars === null) return
    onChange(String(stars))
    onChoose(String(stars))
  }
  return (
    <FormControl component="fieldset" error={Boolean(error)} {...(error ? { 'aria-describedby': errorId } : {})}>
      <FormLabel component="legend">{lineReviewText.rating}</FormLabel>
      <Row>
        <Stars
          name={name}
          value={Number(value) || null}
          onChange={(_, stars) => choose(stars)}
          icon={<Star />}
          emptyIcon={<Star hollow />}
          emptyLabelText={lineReviewText.noRating}
          getLabelText={(stars) => lineReviewText.starsOf(stars, lineReviewText.stars[stars - 1] ?? '')}
        />
        <Word>{lineReviewText.stars[Number(value) - 1]}</Word>
      </Row>
      {error && (
        <FormHelperText id={errorId}>
          <Fault>{error.message}</Fault>
        </FormHelperText>
      )}
    </FormControl>
  )
}
