import type { PayerAction, PaymentWay } from '@souk/design-system/domain/shop/invoice/invoiceShape.ts'
import { useCallback, useRef, useState } from 'react'
import type { PayerAnswer } from './payerCalls.ts'
import type { PayerInvoice } from './payerInvoice.ts'
import type { PayerServices } from './payerServices.ts'

interface First {
  readonly invoice: PayerInvoice
  /** Null where the server said nothing of why. */
  readonly problem?: string | null
  readonly refundError?: string
}

/** The invoice and what is done with it, one thing at a time. An answer that was overtaken by a newer one is dropped. */
export function usePayerInvoice(first: First, { calls }: PayerServices, failed: string) {
  const [invoice, setInvoice] = useState(first.invoice)
  const [pending, setPending] = useState<PayerAction | null>(null)
  const [said, setSaid] = useState({
    problem: first.problem === null ? failed : first.problem,
    refundError: first.refundError,
  })
  const newest = useRef(first.invoice)
  const isBusy = useRef(false)
  const tried = useRef<PaymentWay | null>(null)

  const take = useCallback((next: PayerInvoice) => {
    if (next.version < newest.current.version) return
    newest.current = next
    setInvoice(next)
  }, [])
  const read = useCallback(async () => {
    const next = await calls.read()
    if (next !== null) take(next)
    return next !== null
  }, [calls, take])

  const act = async (action: PayerAction, call: () => Promise<PayerAnswer>) => {
    if (isBusy.current) return
    isBusy.current = true
    setPending(action)
    const answer = await call()
    if ('invoice' in answer) {
      take(answer.invoice)
      setSaid({ problem: undefined, refundError: undefined })
    } else {
      const { problem, address } = answer.refusal
      setSaid({
        problem: address === null ? (problem ?? failed) : undefined,
        refundError: address ?? undefined,
      })
      // What was refused may be because the invoice has moved on.
      await read()
    }
    isBusy.current = false
    setPending(null)
  }
  const choose = (way: PaymentWay) => {
    tried.current = way
    void act('choose', () => calls.choose(way))
  }
  const retry = () => {
    const way = tried.current ?? newest.current.place?.way
    void act('retry', async () => {
      if (way != null) return calls.choose(way)
      const next = await calls.read()
      return next === null ? { refusal: { problem: null, address: null } } : { invoice: next }
    })
  }
  return {
    invoice,
    pending,
    ...said,
    read,
    version: useCallback(() => newest.current.version, []),
    events: {
      onChoose: choose,
      onRetry: retry,
      onRenew: () => void act('renew', calls.renew),
      onRefundAddress: (address: string, memo: string | null) =>
        void act('leave_refund_address', () => calls.leaveRefundAddress(address, memo)),
    },
  }
}
