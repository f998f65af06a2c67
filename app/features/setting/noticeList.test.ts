import { expect, it } from 'vitest'
import { noticeList, noticeTable } from './noticeList.ts'

const everywhere = { email: true, telegram: true, push: true }
const nowhere = { email: false, telegram: false, push: false }

it('makes a table of a list, whatever wire names come along', () => {
  const row = { __typename: 'NoticeSetting', kind: 'trade', ...everywhere } as const
  const table = noticeTable([row])
  expect(table.trade).toEqual(everywhere)
  expect(table.news).toEqual(nowhere)
})

it('lists the kinds that have changed', () => {
  expect(noticeList({ news: everywhere, chat: nowhere })).toEqual([
    { kind: 'chat', ...nowhere },
    { kind: 'news', ...everywhere },
  ])
  expect(noticeList({})).toEqual([])
})
