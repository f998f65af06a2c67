import { expect, test } from 'vitest'
import { isAssetCode, scaleOf } from './asset.ts'
import { coinCodes, coins, findCoinNetwork } from './coin.ts'
import { countries, isCountryCode } from './country.ts'
import { fiatCodes, fiats } from './fiat.ts'
import { addressUrl, networkCodes, networks, transactionUrl } from './network.ts'
import { countryName, placeName, timeZoneName } from '../../locales/referenceNames.ts'
import { placeOf } from './place.ts'
import { findTimeZone, timeZones } from './timeZone.ts'

test('the coins are the table of the decisions', () => {
  const rows = coinCodes.map(code => {
    const { scale, shownDecimals, networks } = coins[code]
    const column = (read: (network: (typeof networks)[number]) => unknown) => networks.map(read).join(',')
    return [
      code,
      column(n => (n.standard ? `${n.network} ${n.standard}` : n.network)),
      `${scale}/${shownDecimals}`,
      column(n => n.confirmations),
      column(n => n.minimumDeposit),
      column(n => n.networkFee),
    ].join(' | ')
  })
  expect(rows).toEqual([
    'BTC | bitcoin | 8/8 | 2 | 0.0002 | 0.0001',
    'ETH | ethereum | 18/6 | 12 | 0.001 | 0.0009',
    'USDT | ethereum ERC20,tron TRC20,ton Jetton | 6/2 | 12,20,1 | 10,1,1 | 3,3,0.5',
    'USDC | ethereum ERC20 | 6/2 | 12 | 10 | 3',
    'DAI | ethereum ERC20 | 18/2 | 12 | 10 | 3',
    'TON | ton | 9/2 | 1 | 0.5 | 0.05',
    'TRX | tron | 6/2 | 20 | 10 | 1',
    'LTC | litecoin | 8/2 | 6 | 0.01 | 0.001',
    'XMR | monero | 12/6 | 10 | 0.01 | 0.0002',
    'A7A5 | ethereum ERC20,tron TRC20 | 6/2 | 12,20 | 100,100 | 50,50',
    'RUBT | tron TRC20 | 6/2 | 20 | 100 | 50',
  ])
})

test('a coin has a network by code, and an alias of its own', () => {
  expect(findCoinNetwork('USDT', 'ton')?.networkFee).toBe('0.5')
  expect(findCoinNetwork('BTC', 'ton')).toBeUndefined()
  expect(new Set(coinCodes.map(code => coins[code].alias)).size).toBe(coinCodes.length)
  expect(Object.values(networks).filter(network => network.needsMemo)).toEqual([networks.ton])
})

test('every network is shown by an explorer, TON by one of its own, and of Monero transactions alone', () => {
  const pages = Object.fromEntries(
    networkCodes.map(code => [code, [transactionUrl(code, 'a b'), addressUrl(code, 'c/d')]]),
  )
  expect(pages['bitcoin']).toEqual([
    'https://blockchair.com/bitcoin/transaction/a%20b',
    'https://blockchair.com/bitcoin/address/c%2Fd',
  ])
  expect(pages['ethereum']?.[1]).toBe('https://blockchair.com/ethereum/address/c%2Fd')
  expect(pages['ton']).toEqual(['https://tonviewer.com/transaction/a%20b', 'https://tonviewer.com/c%2Fd'])
  expect(networkCodes.filter(code => pages[code]?.[1] === null)).toEqual(['monero'])
})

test('there are 20 fiats, and the yen alone has no minor unit', () => {
  expect(fiatCodes).toHaveLength(20)
  expect(fiatCodes.filter(code => fiats[code].minorUnits !== 2)).toEqual(['JPY'])
  expect([fiats.NGN.symbol, fiats.CNY.symbol, fiats.BYN.symbol]).toEqual(['₦', '元', 'Br'])
  expect([scaleOf('JPY'), scaleOf('USD'), scaleOf('ETH')]).toEqual([0, 2, 18])
  expect(isAssetCode('toString')).toBe(false)
})

test('the countries are all 249 of ISO 3166-1, named in every language', () => {
  expect(countries.size).toBe(249)
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const wrong = [...countries.values()].filter(
    country =>
      english.of(country.code) === undefined ||
      !/^\p{Lu}/u.test(countryName(country, 'en')) ||
      !/^[А-Я]/.test(countryName(country, 'ru')) ||
      !/^[1-9]\d{0,3}$/.test(country.phoneCode),
  )
  expect(wrong).toEqual([])
  expect(new Set([...countries.values()].map(country => countryName(country, 'en'))).size).toBe(249)
  expect(new Set([...countries.values()].map(country => countryName(country, 'ru'))).size).toBe(249)
})

test('every fiat is the money of a country', () => {
  const used = new Set([...countries.values()].map(country => country.fiat))
  expect(fiatCodes.filter(code => !used.has(code))).toEqual([])
  expect(countries.get('HR')?.fiat).toBe('EUR')
  expect(countries.get('SE')?.fiat).toBeNull()
})

test('the time zones are known to the machine, belong to a country and are named', () => {
  expect(timeZones.size).toBeGreaterThan(400)
  const machine = (id: string) => new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone
  const wrong = [...timeZones.values()].filter(
    zone =>
      machine(zone.id) === '' ||
      (zone.country === null ? zone.id !== 'UTC' : !isCountryCode(zone.country)) ||
      !/[а-я]/.test(timeZoneName(zone, 'ru')),
  )
  expect(wrong).toEqual([])
})

test('every zone that a machine can report is understood', () => {
  const unknown = Intl.supportedValuesOf('timeZone').filter(id => findTimeZone(id) === undefined)
  expect(unknown).toEqual([])
  expect(findTimeZone('Europe/Kiev')?.id).toBe('Europe/Kyiv')
  expect(findTimeZone('Mars/Olympus')).toBeUndefined()
  expect(findTimeZone('constructor')).toBeUndefined()
})

test('a place is the town of a time zone, named with its country', () => {
  const named = (id: string) => {
    const place = placeOf(id)
    return place && [place.id, placeName(id, 'en'), placeName(id, 'ru')]
  }
  expect(named('Africa/Lagos')).toEqual(['Africa/Lagos', 'Lagos, Nigeria', 'Лагос, Нигерия'])
  expect(named('Asia/Singapore')?.slice(1)).toEqual(['Singapore', 'Сингапур'])
  expect(named('Europe/Kiev')?.[0]).toBe('Europe/Kyiv')
  expect([named('UTC'), named('GMT'), named('Mars/Olympus'), named('constructor')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  const names = [...timeZones.keys()].flatMap(id => named(id)?.[1] ?? [])
  expect(names).toHaveLength(timeZones.size - 1)
  expect(new Set(names).size).toBe(names.length)
})
