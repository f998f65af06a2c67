import { describe, expect, it } from 'vitest'
import { matchRoute } from './matchRoute.ts'
import { ownAddress } from './ownAddress.ts'
import { routeNames, routeRow } from './table/routeTable.ts'

describe('an address that is written otherwise', () => {
  it.each([
    ['/Buy-Bitcoin', '/buy-bitcoin'],
    ['/buy-btc', '/buy-bitcoin'],
    ['/calculator/btc', '/calculator/bitcoin'],
    ['/Crypto-Wallet/BTC', '/crypto-wallet/bitcoin'],
    ['/sell-USDT-with-PalmPay', '/sell-tether-with-palmpay'],
    ['/buy-usd-coin-with-bank-transfer/', '/buy-usd-coin-with-bank-transfer'],
    ['/GUIDE', '/guide'],
    ['/Guide/First-Purchase', '/guide/first-purchase'],
    ['/guide/first%2Dpurchase', '/guide/first-purchase'],
    ['/blog/Safety/Fake-Receipts/', '/blog/safety/fake-receipts'],
    ['/search/BUY', '/search/buy'],
    ['/en', '/'],
    ['/EN/fees', '/fees'],
    ['/RU/Fees//', '/ru/fees'],
    ['/ru/', '/ru'],
    ['/buy/', '/buy'],
    ['/Nigeria', '/nigeria'],
    ['/nothing/', '/nothing'],
    ['/User/Harbor/', '/user/Harbor'],
    ['/Email/Log-In', '/Email/log-in'],
  ])('%s is sent to %s', (given, own) => {
    expect(ownAddress(given)).toBe(own)
    expect(ownAddress(own)).toBe(own)
  })
})

describe('an address that stays', () => {
  it.each([
    '/',
    '/ru',
    '/user/Harbor',
    '/user/%D0%B8',
    '/sign-up/confirmation/AbC-dEf',
    '/buy-nothing',
    '/Nothing/Here',
    '/Nothing-1',
    '/Buy-Nothing',
    '/assets/Index-1A2B3C4D.js',
    '/api/V1/',
    '/graphql/',
    '/docs/',
    '/guide/%',
    '/guide/a%2fb',
    // None of these leads away.
    '//evil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/EN//evil.example/',
    '/en/%2e%2e//evil.example',
    '/%2e%2e/guide',
    '/\\evil.example',
  ])('%s', given => {
    expect(ownAddress(given)).toBe(given)
  })
})

it('is that of every page without parameters', () => {
  for (const path of routeNames.map(name => routeRow(name).path).filter(path => !path.includes(':'))) {
    expect(ownAddress(path)).toBe(path)
    const shouted = ownAddress(path.toUpperCase())
    expect([path, matchRoute(shouted)?.path]).toEqual([path, path])
  }
})
