import { useEffect } from 'react'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import {
  DISPATCH_ACTION,
  PayPalButtons,
  PayPalScriptProvider,
  SCRIPT_LOADING_STATE,
  usePayPalScriptReducer,
  type ReactPayPalScriptOptions,
} from '@paypal/react-paypal-js'
import { FormAlert } from '@/components/form/FormAlert'
import type { PublicConfig } from '@/features/catalog/api'
import { logError } from '@/lib/log'
import { usePaymentDocument } from '@/lib/paymentDocument'
import { ordersText } from '../text'

/** What the payment button calls. */
export interface PayPalCallbacks {
  createOrder: () => Promise<string>
  onApprove: () => Promise<void>
  onCancel: () => void
  onError: () => void
}

interface PayPalPaneProps extends PayPalCallbacks {
  config: PublicConfig
  /** The button is drawn anew when this changes. */
  total: number
  /** A payment is being taken: a second one must not begin meanwhile. */
  isBusy: boolean
}

const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

function scriptOptions(config: PublicConfig): ReactPayPalScriptOptions {
  const nonce = nonceOfPage()
  return {
    clientId: config.paypalClientId,
    currency: config.currency,
    intent: 'capture',
    environment: config.paypalEnvironment === 'sandbox' ? 'sandbox' : 'production',
    ...(config.paypalSdkUrl ? { sdkBaseUrl: config.paypalSdkUrl } : {}),
    ...(nonce ? { dataCspNonce: nonce } : {}),
  }
}

/** The provider's button, with its script: loading, ready or failed. */
export function PayPalPane({ config, ...rest }: PayPalPaneProps) {
  if (!usePaymentDocument()) return <Waiting />
  return (
    <PayPalScriptProvider deferLoading options={scriptOptions(config)}>
      <PayPalButton {...rest} />
    </PayPalScriptProvider>
  )
}

function PayPalButton({ total, isBusy, createOrder, onApprove, onCancel, onError }: Omit<PayPalPaneProps, 'config'>) {
  const [{ isInitial, isRejected, isResolved, options }, dispatch] = usePayPalScriptReducer()

  useEffect(() => {
    if (isInitial) dispatch({ type: DISPATCH_ACTION.LOADING_STATUS, value: SCRIPT_LOADING_STATE.PENDING })
  }, [isInitial, dispatch])

  useEffect(() => {
    if (isRejected) logError('Failed to load the PayPal JS SDK script.')
  }, [isRejected])

  if (isRejected) {
    const retry = () => {
      dispatch({
        type: DISPATCH_ACTION.RESET_OPTIONS,
        value: { ...options, dataUid: String(Date.now()) },
      })
    }
    return (
      <Stack spacing={1.5}>
        <FormAlert>{ordersText.pay.scriptFailed}</FormAlert>
        <Button variant="outlined" size="large" onClick={retry}>
          {ordersText.pay.tryAgain}
        </Button>
      </Stack>
    )
  }
  if (!isResolved) return <Waiting />
  return (
    <div inert={isBusy}>
      <PayPalButtons
        style={{ layout: 'vertical', height: 48, shape: 'rect' }}
        disabled={isBusy}
        forceReRender={[total]}
        createOrder={createOrder}
        onApprove={onApprove}
        onCancel={onCancel}
        onError={onError}
      />
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{ordersText.pay.loading}</span>
      <Skeleton height={48} />
    </div>
  )
}
