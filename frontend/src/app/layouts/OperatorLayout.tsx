import { consoleText } from '@/features/operator/text'
import { BackOffice, BarTitle } from './backOffice/BackOffice'
import { operatorNavigation, useOperatorWaiting } from './operatorNavigation'

/** The operator console; its bar is in ink, so that nobody takes it for a shop's. */
export function OperatorLayout() {
  return (
    <BackOffice
      ink
      navigation={operatorNavigation}
      waiting={useOperatorWaiting()}
      title={<BarTitle>{consoleText.bar}</BarTitle>}
    />
  )
}
