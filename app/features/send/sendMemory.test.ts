import { expect, it } from 'vitest'
import { createSendMemory } from './sendMemory.ts'

function setup(known: Record<string, string> = {}) {
  const kept = new Map(Object.entries(known))
  return createSendMemory({
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  })
}

const sent = {
  draft: {
    way: 'address',
    network: 'tron',
    address: 'TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
    userName: '',
    memo: '',
    comment: '',
    amount: '12.5',
  },
  networkFee: '3',
} as const

it('gives back what was being sent, for each coin by itself, until its outcome is known', () => {
  const memory = setup()
  memory.keep('USDT', sent)
  expect(memory.kept('USDT')).toEqual(sent)
  expect(memory.kept('BTC')).toBeNull()
  memory.forget('USDT')
  expect(memory.kept('USDT')).toBeNull()
})

it.each([
  'nonsense',
  '{}',
  JSON.stringify({ ...sent, networkFee: 'much' }),
  JSON.stringify({ ...sent, draft: { ...sent.draft, amount: '1e3' } }),
  JSON.stringify({ ...sent, draft: { ...sent.draft, way: 'pigeon' } }),
])('does not believe %s', text => {
  expect(setup({ 'souk:sending:USDT': text }).kept('USDT')).toBeNull()
})
