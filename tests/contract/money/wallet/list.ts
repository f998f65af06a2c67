import { expect } from 'vitest'
import type { TestSouk } from '../../../support/souk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'

export type Line = Json & {
  readonly id: string
  readonly type: string
  readonly asset: string
  readonly amount: string
}
/** A page of movements. */
export interface List {
  readonly items: Line[]
  readonly under_way: Line[]
  readonly has_more: boolean
}

/** Asks for somebody's movements. */
export async function listOf(souk: TestSouk, as: Person, query = ''): Promise<List> {
  const { status, body } = await souk.call<List & Json>(`GET /v1/transactions${query}`, { as })
  expect([status, body['code']]).toEqual([200, undefined])
  return body
}
