import { useEffect, useRef } from 'react'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { FormAlert } from '@/components/form/FormAlert'
import type { StockMoved } from '../stockMoved'
import { variantText } from '../text'
import type { StockChange } from '../variantForm'

interface StockDecisionProps {
  moved: StockMoved
  /** What is to be done about the stock, and how many there are then; no change: it stays. */
  onDecide: (change: StockChange, result: number) => void
}

/** Buyers took from the stock while the seller typed: what is meant by the new number, the seller says. */
export function StockDecision({ moved: { seen, wanted, now }, onDecide }: StockDecisionProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const change = wanted - seen
  const canMove = now + change >= 0
  return (
    <FormAlert tone="warning">
      <p>{variantText.moved(now, seen)}</p>
      <Row spacing={1}>
        {canMove && (
          <Button ref={first} variant="outlined" onClick={() => onDecide({ stockChange: change }, now + change)}>
            {variantText.moveBy(change, now + change)}
          </Button>
        )}
        <Button
          ref={canMove ? undefined : first}
          variant="outlined"
          onClick={() => onDecide({ stock: wanted, expectedStock: now }, wanted)}
        >
          {variantText.setTo(wanted)}
        </Button>
        <Button variant="text" onClick={() => onDecide({}, now)}>
          {variantText.keepStock(now)}
        </Button>
      </Row>
    </FormAlert>
  )
}
