import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { createCache } from '../cache.ts'

const query = gql`
  query Movements($before: String) {
    transactions(before: $before) {
      items {
        id
      }
      hasMore
      seq
    }
  }
`

function setup() {
  const cache = createCache()
  const answer = (before: string | null, ids: readonly number[], hasMore: boolean, seq: number) => {
    const items = ids.map(id => ({ __typename: 'Transaction', id: String(id) }))
    const transactions = { __typename: 'TransactionList', items, hasMore, seq }
    cache.writeQuery({ query, variables: { before }, data: { transactions } })
  }
  const shown = () => {
    const data = cache.readQuery<{
      transactions: { items: { id: string }[]; hasMore: boolean; seq: number }
    }>({ query, variables: { before: null } })
    const list = data?.transactions
    return { ids: list?.items.map(({ id }) => Number(id)), hasMore: list?.hasMore, seq: list?.seq }
  }
  return { answer, shown }
}

it('joins older movements below, in the order of numbers and not of letters', () => {
  const { answer, shown } = setup()
  answer(null, [101, 100], true, 1)
  answer('100', [99, 9], false, 1)
  expect(shown()).toEqual({ ids: [101, 100, 99, 9], hasMore: false, seq: 1 })
})

it('keeps them when the newest are asked for again, each movement once', () => {
  const { answer, shown } = setup()
  answer(null, [101, 100], true, 1)
  answer('100', [99, 98], true, 1)
  answer(null, [102, 101], true, 2)
  expect(shown()).toEqual({ ids: [102, 101, 100, 99, 98], hasMore: true, seq: 2 })
})

it('leaves no hole where more happened meanwhile than a page holds', () => {
  const { answer, shown } = setup()
  answer(null, [101, 100], true, 1)
  answer(null, [110, 109], true, 9)
  expect(shown()).toEqual({ ids: [110, 109], hasMore: true, seq: 9 })
})
