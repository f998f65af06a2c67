import { describe, expect, it } from 'vitest'
import { allowsHost, isPublicAddress, literalAddress } from './publicAddress.ts'

describe('an address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.0.1.1',
    '198.17.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:812::200e',
  ])('%s is public', address => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    // this machine, unspecified
    '0.0.0.0',
    '0.1.2.3',
    '127.0.0.1',
    '127.255.255.254',
    '::',
    '::1',
    // private, carrier's, link-local (the clouds' metadata)
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    'fc00::1',
    'fd12:3456:789a::1',
    'fe80::1',
    'fec0::1',
    // documentation, benchmarks, protocols
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '2001:db8::1',
    '3fff::1',
    '2001::1',
    '2001:20::1',
    '5f00::1',
    '100::1',
    // multicast, reserved, broadcast
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    'ff02::1',
    // an IPv4 address in another dress
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    // none
    '',
    'localhost',
    '2130706433',
    '1.1.1',
    'fe80::1%eth0',
  ])('%s is not', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a URL', () => {
  it.each([
    ['https://2130706433/', '127.0.0.1'],
    ['https://0x7f000001/', '127.0.0.1'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://0177.0.0.1/', '127.0.0.1'],
    ['https://127.1/', '127.0.0.1'],
    ['https://127.0.0.1./', '127.0.0.1'],
    ['https://①②⑦.0.0.1/', '127.0.0.1'],
    ['https://0/', '0.0.0.0'],
    ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['https://[::1]:8443/', '::1'],
    ['https://169.254.169.254/latest/meta-data', '169.254.169.254'],
  ])('%s names %s, which is not public', (text, address) => {
    expect(literalAddress(new URL(text))).toBe(address)
    expect(isPublicAddress(address)).toBe(false)
  })

  it('with a name names no address', () => {
    expect(literalAddress(new URL('https://shop.example/'))).toBeNull()
  })

  it.each([
    ['http://127.0.0.1:8080/hook', true],
    ['http://127.0.0.1:8081/hook', false],
    ['http://127.0.0.1/hook', false],
    ['https://[::1]/hook', true],
    ['https://shop.test/hook', false],
  ])('%s is on the list: %s', (text, isOn) => {
    expect(allowsHost(new Set(['127.0.0.1:8080', '[::1]:443']), new URL(text))).toBe(isOn)
  })
})
