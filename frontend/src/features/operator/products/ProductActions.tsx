import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { usePutProductBackMutation, useWithdrawProductMutation, type MarketProduct } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { marketProductsText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

const mostReason = 1000

/** What an operator can do with a product where it stands: take it off sale, or put it back. */
export function ProductActions({ product }: { product: MarketProduct }) {
  if (product.status === 'withdrawn') return <PutBack product={product} />
  return product.status === 'active' || product.status === 'hidden' ? <Withdraw product={product} /> : null
}

function Withdraw({ product: { id, title } }: { product: MarketProduct }) {
  const [withdraw] = useWithdrawProductMutation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" aria-label={words.withdrawOf(title)} onClick={() => setAsked(true)}>
        {words.withdraw}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={words.withdrawQuestion(title)}
          text={words.withdrawText}
          hint={words.withdrawHint}
          missing={words.withdrawMissing}
          most={mostReason}
          submit={words.withdraw}
          done={words.withdrawn(title)}
          send={(reason) => withdraw({ id, withdrawProduct: { reason } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function PutBack({ product: { id, title } }: { product: MarketProduct }) {
  const [putBack] = usePutProductBackMutation()
  const { isBusy, act } = useActionWithToast()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" aria-label={words.putBackOf(title)} aria-busy={isBusy} onClick={() => setAsked(true)}>
        {words.putBack}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.putBackQuestion(title)}
        text={words.putBackText}
        confirmLabel={words.putBack}
        cancelLabel={words.leave}
        danger={false}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void act(() => putBack({ id }), words.isBack(title))
        }}
      />
    </>
  )
}
