import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { publicLookup } from './publicLookup.ts'

const found = (host: string, all: boolean) =>
  new Promise<string | LookupAddress[]>((resolve, reject) =>
    publicLookup(host, { all }, (error, address) => (error ? reject(error) : resolve(address))),
  )

test('a name of this machine is not connected to', async () => {
  await expect(found('localhost', true)).rejects.toThrow('not a public host')
  await expect(found('localhost', false)).rejects.toThrow('not a public host')
})

test('an address of the open network is passed on in the form that was asked for', async () => {
  expect(await found('1.1.1.1', false)).toBe('1.1.1.1')
  expect(await found('1.1.1.1', true)).toEqual([{ address: '1.1.1.1', family: 4 }])
})
