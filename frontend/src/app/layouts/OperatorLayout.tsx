import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ConfirmationGate } from '@/features/operator/confirmation/ConfirmationGate'
import { consoleText } from '@/features/operator/text'
import { useNeedsSecondFactor } from '@/features/operator/waiting'
import { paths } from '@/lib/paths'
import { BackOffice, BarTitle } from './backOffice/BackOffice'
import { operatorNavigation, useOperatorWaiting } from './operatorNavigation'

/** The operator console; its bar is dark, to distinguish it from the Seller Center. */
export function OperatorLayout() {
  const isLocked = useNeedsSecondFactor()
  return (
    <>
      <BackOffice
        ink
        navigation={operatorNavigation}
        waiting={useOperatorWaiting()}
        title={<BarTitle>{consoleText.bar}</BarTitle>}
        {...(isLocked && { instead: <SecondFactorFirst /> })}
      />
      <ConfirmationGate />
    </>
  )
}

function SecondFactorFirst() {
  return (
    <EmptyState
      scene="compass"
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
