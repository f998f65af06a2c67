import { gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { createCache } from '../cache.ts'

const query = gql`
  query Invoices($before: String, $statuses: [InvoiceStatus!]) {
    invoices(accountId: "1", before: $before, statuses: $statuses) {
      items {
        id
        status
      }
      hasMore
    }
  }
`

function setup(statuses?: readonly string[]) {
  const cache = createCache()
  const narrowed = statuses === undefined ? {} : { statuses }
  const answer = (before: string | null, ids: readonly number[], hasMore: boolean) => {
    const items = ids.map(id => ({ __typename: 'Invoice', id: String(id), status: 'created' }))
    const invoices = { __typename: 'InvoiceList', items, hasMore }
    cache.writeQuery({ query, variables: { before, ...narrowed }, data: { invoices } })
  }
  const change = (id: number, status: string) =>
    cache.modify({ id: `Invoice:${id}`, fields: { status: () => status } })
  const shown = () => {
    const data = cache.readQuery<{ invoices: { items: { id: string }[]; hasMore: boolean } }>({
      query,
      variables: { before: null, ...narrowed },
    })
    return { ids: data?.invoices.items.map(({ id }) => Number(id)), hasMore: data?.invoices.hasMore }
  }
  return { answer, change, shown }
}

it('joins older invoices below, and keeps them when the newest are asked for again', () => {
  const { answer, shown } = setup()
  answer(null, [9, 8], true)
  answer('8', [7, 6], false)
  answer(null, [10, 9], true)
  expect(shown()).toEqual({ ids: [10, 9, 8, 7, 6], hasMore: false })
})

it('leaves no hole where more came meanwhile than a page holds', () => {
  const { answer, shown } = setup()
  answer(null, [2, 1], true)
  answer(null, [9, 8], true)
  expect(shown()).toEqual({ ids: [9, 8], hasMore: true })
})

it('drops what the newest answer does not have any more', () => {
  const { answer, shown } = setup(['created'])
  answer(null, [9, 8, 7], false)
  answer(null, [9, 7], false)
  expect(shown()).toEqual({ ids: [9, 7], hasMore: false })
  answer(null, [], false)
  expect(shown()).toEqual({ ids: [], hasMore: false })
})

it('takes one out of a list of another status as soon as its change is heard of', () => {
  const { answer, change, shown } = setup(['created'])
  answer(null, [9, 8], false)
  change(9, 'paid')
  expect(shown().ids).toEqual([8])
})
