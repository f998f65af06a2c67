import type { ReactNode } from 'react'
import { PayerGround } from './InvoiceMessage.styles.ts'

/** What the payer’s page stands in: as high as the window. */
export function PayerRoot({ children }: { children: ReactNode }) {
  return <PayerGround>{children}</PayerGround>
}
