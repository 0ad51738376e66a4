import Button, { type ButtonProps } from '@mui/material/Button'
import PrinterIcon from 'lucide-react/icons/printer'

interface PrintButtonProps {
  variant?: ButtonProps['variant']
  disabled?: boolean
  children: string
}

/** Opens the browser's own print window. */
export function PrintButton({ variant = 'outlined', disabled = false, children }: PrintButtonProps) {
  return (
    <Button variant={variant} disabled={disabled} startIcon={<PrinterIcon size={20} />} onClick={() => window.print()}>
      {children}
    </Button>
  )
}
