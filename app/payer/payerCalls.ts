import type { PaymentWay } from '@souk/design-system/domain/shop/invoice/invoiceShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { callAsAnybody } from '../network/anybodyCall.ts'
import { payerInvoiceOf, type PayerInvoice } from './payerInvoice.ts'

/** Why something was not done, in the server’s words; null where it said nothing. */
export interface PayerRefusal {
  readonly problem: string | null
  readonly address: string | null
}

export type PayerAnswer = { readonly invoice: PayerInvoice } | { readonly refusal: PayerRefusal }

/** What the page asks of the server. */
export interface PayerCalls {
  /** Null while it cannot be reached, or does not say. */
  readonly read: () => Promise<PayerInvoice | null>
  readonly choose: (way: PaymentWay) => Promise<PayerAnswer>
  readonly renew: () => Promise<PayerAnswer>
  readonly leaveRefundAddress: (address: string, memo: string | null) => Promise<PayerAnswer>
}

interface ErrorBody {
  readonly errors?: Readonly<Record<string, readonly string[] | undefined>>
}

/** Reads why, from an answer of the server. */
export function refusalOf(body: unknown): PayerRefusal {
  const { address, ...others } = (body as ErrorBody | null)?.errors ?? {}
  const [problem = null] = Object.values(others).flatMap(texts => texts ?? [])
  return { problem, address: address?.[0] ?? null }
}

/** Over the server’s REST calls, without the session: whoever pays is nobody in particular. */
export function payerCalls(uniqueId: string, locale: Locale): PayerCalls {
  const ask = (path: string, method: 'GET' | 'POST', body?: object): Promise<Response> =>
    callAsAnybody(`/api/v1/payer_invoices/${encodeURIComponent(uniqueId)}${path}`, {
      method,
      locale,
      ...(body === undefined ? {} : { body }),
    })
  const act = async (path: string, body?: object): Promise<PayerAnswer> => {
    try {
      const response = await ask(path, 'POST', body)
      const answer: unknown = await response.json()
      return response.ok ? { invoice: payerInvoiceOf(answer) } : { refusal: refusalOf(answer) }
    } catch {
      return { refusal: { problem: null, address: null } }
    }
  }
  return {
    async read() {
      try {
        const response = await ask('', 'GET')
        return response.ok ? payerInvoiceOf(await response.json()) : null
      } catch {
        return null
      }
    },
    choose: ({ coin, network }) => act('/way', { coin, network }),
    renew: () => act('/renew'),
    leaveRefundAddress: (address, memo) => act('/refund_address', { address, memo }),
  }
}
