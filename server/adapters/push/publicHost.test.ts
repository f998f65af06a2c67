import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from './publicHost.ts'

test.each(['1.1.1.1', '100.63.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is of the open network',
  address => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '127.8.8.8',
  '172.16.0.1',
  '192.0.2.1',
  '255.255.255.255',
  '::',
  '2001:db8::1',
  'fe80::1%eth0',
  'x',
])('%s is not', address => {
  expect(isPublicAddress(address)).toBe(false)
})

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
