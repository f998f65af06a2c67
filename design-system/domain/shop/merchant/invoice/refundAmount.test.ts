import { expect, it } from 'vitest'
import type { InvoicePayment, RestStatus } from './merchantInvoice.ts'
import { refundAmount } from './refundAmount.ts'

const payment = (network: string, asset: string, amount: string, status: RestStatus = 'held') =>
  ({ network, rest: { id: amount, kind: 'late', status, amount: { amount, asset } } }) as InvoicePayment

const payments = [
  payment('tron', 'USDT', '0.1'),
  payment('tron', 'USDT', '0.2'),
  payment('tron', 'TRX', '5'),
  payment('tron', 'USDT', '7', 'accepted'),
  payment('bitcoin', 'BTC', '0.01'),
]

it('sends back what is kept apart of its network, exactly', () => {
  expect(refundAmount({ amount: null, network: 'tron' }, { payments })).toEqual({
    amount: '0.3',
    asset: 'USDT',
  })
})

it('says what it was told, and nothing where nothing is kept apart', () => {
  const sent = { amount: '0.25', asset: 'USDT' }
  expect(refundAmount({ amount: sent, network: 'tron' }, { payments })).toEqual(sent)
  expect(refundAmount({ amount: null, network: 'ton' }, { payments })).toBeNull()
})
