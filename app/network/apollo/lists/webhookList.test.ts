import { describe, expect, it } from 'vitest'
import { joinWebhooks } from './webhookList.ts'

const page = (ids: string, hasMore: boolean) => ({ items: ids.split(''), hasMore })
const idOf = (id: string) => id
const newest = (known: ReturnType<typeof page> | undefined, got: ReturnType<typeof page>) =>
  joinWebhooks(known, got, { isOlder: false, idOf })
const older = (known: ReturnType<typeof page>, got: ReturnType<typeof page>) =>
  joinWebhooks(known, got, { isOlder: true, idOf })

describe('a page of webhooks', () => {
  it('is all that is known at first', () => {
    expect(newest(undefined, page('zya', true))).toEqual(page('zya', true))
  })
  it('goes below what is known when it is older, in the order of the server and not of its ids', () => {
    expect(older(page('zy', true), page('bc', false))).toEqual(page('zybc', false))
  })
  it('comes on top when it is newer, and keeps what was looked up before', () => {
    expect(newest(page('zybc', false), page('xzy', true))).toEqual(page('xzybc', false))
    expect(newest(page('zybc', true), page('xzy', true))).toEqual(page('xzybc', true))
  })
  it('begins anew when it does not reach what is known: nothing is left out in between', () => {
    expect(newest(page('zy', false), page('mno', true))).toEqual(page('mno', true))
  })
  it('is all when there is nothing after it', () => {
    expect(newest(page('zyb', true), page('xzy', false))).toEqual(page('xzy', false))
  })
  it('repeats nothing that came with it again', () => {
    expect(older(page('zyb', true), page('bc', false))).toEqual(page('zybc', false))
    expect(newest(page('zy', true), page('zy', true))).toEqual(page('zy', true))
  })
})
