import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ConfirmationGate } from '@/features/operator/confirmation/ConfirmationGate'
import { consoleText } from '@/features/operator/text'
import { useNeedsSecondFactor } from '@/features/operator/openTasks'
import { paths } from '@/lib/paths'
import { BackOffice, BarTitle } from './backOffice/BackOffice'
import { operatorNavigation, useOperatorOpenTasks } from './operatorNavigation'

/** The operator console; its bar is dark, to distinguish it from the Seller Center. */
export function OperatorLayout() {
  const isLocked = useNeedsSecondFactor()
  return (
    <>
      <BackOffice
        ink
        navigation={operatorNavigation}
        openTasks={useOperatorOpenTasks()}
        title={<BarTitle>{consoleText.bar}</BarTitle>}
        {...(isLocked && { instead: <SecondFactorRequired /> })}
      />
      <ConfirmationGate />
    </>
  )
}

function SecondFactorRequired() {
  return (
    <EmptyState
      illustration="compass"
      heading="h1"
      title={consoleText.secondFactorTitle}
      text={consoleText.secondFactorText}
      action={
        <Button component={Link} to={paths.twoStep()}>
          {consoleText.secondFactorLink}
        </Button>
      }
    />
  )
}
