import { describe, expect, it } from 'vitest'
import { countries } from '../../../server/domain/reference/country.ts'
import { fiatCodes } from '../../../server/domain/reference/fiat.ts'
import { findTimeZone, timeZones } from '../../../server/domain/reference/timeZone.ts'
import { currencyPlaces } from './currencyPlaces.ts'
import { firstCurrency } from './firstCurrency.ts'

const nothing = { country: null, languages: [], timeZone: null }

describe('the currency that somebody begins with', () => {
  it.each([
    // What the proxy says goes before everything else.
    ['NG', ['ru-RU'], 'Europe/Moscow', 'NGN'],
    ['GH', ['en-US'], 'UTC', 'GHS'],
    ['KE', [], null, 'KES'],
    // A country without a currency of ours, or no country at all, says nothing.
    ['SN', ['en-GB'], 'Africa/Lagos', 'NGN'],
    ['XX', ['de-DE'], null, 'EUR'],
    // Then the clock.
    [null, ['en-US', 'en'], 'Africa/Lagos', 'NGN'],
    [null, ['en-GB'], 'Africa/Nairobi', 'KES'],
    [null, ['ru'], 'Asia/Yekaterinburg', 'RUB'],
    [null, ['ru-RU'], 'Asia/Almaty', 'KZT'],
    [null, ['en-US'], 'America/New_York', 'USD'],
    [null, ['en-US'], 'America/Indiana/Knox', 'USD'],
    [null, ['uk'], 'Europe/Kiev', 'UAH'],
    [null, ['en-IN'], 'Asia/Calcutta', 'INR'],
    // Then the languages, the best that tells a place.
    [null, ['en', 'en-NG'], 'UTC', 'NGN'],
    [null, ['zh-Hans-CN'], 'Etc/GMT+8', 'CNY'],
    [null, ['fr-SN', 'en-gh'], 'Africa/Dakar', 'GHS'],
    [null, ['pt-BR'], null, 'BRL'],
    // Nothing tells: the usual one holds.
    [null, ['en-US'], 'UTC', null],
    [null, ['en', 'ru'], 'Etc/Unknown', null],
    [null, [], '', null],
    [null, ['en-constructor', 'x'], 'constructor/Lagos', null],
    [null, ['not a language'], 'Africa', null],
  ] as const)('%j, %j, %j: %j', (country, languages, timeZone, currency) => {
    expect(firstCurrency({ country, languages, timeZone })).toBe(currency)
  })

  it('is that of every country and of every clock of one', () => {
    expect(Object.keys(currencyPlaces)).toEqual([...fiatCodes])
    for (const { code, fiat } of countries.values())
      expect([code, firstCurrency({ ...nothing, country: code })]).toEqual([code, fiat])
    for (const { id, country } of timeZones.values()) {
      const fiat = country === null ? null : (countries.get(country)?.fiat ?? null)
      expect([id, firstCurrency({ ...nothing, timeZone: id })]).toEqual([id, fiat])
    }
  })

  it('names only clocks that there are', () => {
    const named = Object.values(currencyPlaces).flatMap(([, zones]) =>
      Object.entries(zones).flatMap(([area, places]) => places.split(' ').map(place => `${area}/${place}`)),
    )
    expect(named.filter(id => findTimeZone(id) === undefined)).toEqual([])
  })
})
