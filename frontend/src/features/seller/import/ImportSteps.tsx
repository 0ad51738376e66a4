import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { media } from '@/lib/design'
import { importText as words } from './text'

const Steps = styled(Stepper)(({ theme }) => ({
  '& .Mui-active > .MuiStepIcon-text': { fill: theme.vars.palette.primary.contrastText },
}))

/** How far an import is, from 0; behind the last step all is done. */
export function ImportSteps({ at }: { at: number }) {
  const isRoomy = useMediaQuery(media.roomy)
  return (
    <Steps activeStep={at} alternativeLabel={!isRoomy} aria-label={words.stepsOf}>
      {words.steps.map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Steps>
  )
}
