import { expect, it } from 'vitest'
import { digestOf, orderOf, wireOf } from './order.ts'

const sent = {
  id: 'withdrawal:1',
  network: 'bitcoin',
  coin: 'BTC',
  source: null,
  to: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
  memo: null,
  amount: '150000',
  sequence: '7',
  terms: { fee_rate: '12' },
}

it('is read as it was sent', () => {
  const order = orderOf(JSON.parse(JSON.stringify(sent)))
  if (order === null) throw new Error('It is an order')
  expect(order).toMatchObject({ amount: 150_000n, sequence: 7n, to: sent.to })
  expect(wireOf(order)).toEqual(sent)
  const source = { derivation: 4n }
  expect(orderOf(wireOf({ ...order, source }))).toEqual({ ...order, source })
  expect(digestOf({ ...order, source })).not.toBe(digestOf(order))
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a list', [sent]],
  ['a text', JSON.stringify(sent)],
  ['one with a part more', { ...sent, extra: '1' }],
  ['one with a part less', { ...sent, memo: undefined }],
  ['an inherited part', Object.assign(Object.create({ memo: null }) as object, { ...sent, memo: undefined })],
  ['no id', { ...sent, id: '' }],
  ['an id with a space', { ...sent, id: 'withdrawal 1' }],
  ['an id with another line', { ...sent, id: 'withdrawal:1\n' }],
  ['another network', { ...sent, network: 'DOGE2' }],
  ['a network in a list', { ...sent, network: ['bitcoin'] }],
  ['another coin', { ...sent, coin: 'toString' }],
  ['an amount that is a number', { ...sent, amount: 150_000 }],
  ['an amount below nothing', { ...sent, amount: '-1' }],
  ['a broken amount', { ...sent, amount: '1.5' }],
  ['an amount with a zero before it', { ...sent, amount: '01' }],
  ['an amount without end', { ...sent, amount: '9'.repeat(79) }],
  ['a sequence in hexadecimal', { ...sent, sequence: '0x7' }],
  ['a source that is no number', { ...sent, source: 'm/0' }],
  ['no receiver', { ...sent, to: '' }],
  ['a receiver without end', { ...sent, to: 'b'.repeat(201) }],
  ['a memo without end', { ...sent, memo: 'b'.repeat(201) }],
  ['terms that are a list', { ...sent, terms: ['12'] }],
  ['a term that is a number', { ...sent, terms: { fee_rate: 12 } }],
  ['a term without end', { ...sent, terms: { fee_rate: '1'.repeat(201) } }],
  ['a term of another name', { ...sent, terms: { 'fee rate': '12' } }],
  ['a term that is a prototype', JSON.parse('{"__proto__":{"a":"1"}}') as unknown],
])('%s is no order', (_name, value) => {
  expect(orderOf(value)).toBeNull()
})
