import { expect, it } from 'vitest'
import { favouritesIn, keepFavourites } from './favourites.ts'
import { preferencesName } from './keepThemeChoice.ts'

function storageOf(text: string | null) {
  const kept = new Map(text === null ? [] : [[preferencesName, text]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('is kept among the other preferences, and found again', () => {
  const storage = storageOf('{"theme":"dark","currencyCode":"RUB"}')
  keepFavourites(storage, { coin: 'USDT', fiat: 'NGN' })
  expect(favouritesIn(storage)).toEqual({ coin: 'USDT', fiat: 'NGN' })
  expect(JSON.parse(storage.kept.get(preferencesName) ?? '')).toMatchObject({ theme: 'dark' })
})

it.each([
  null,
  '',
  '[',
  '7',
  '{}',
  '{"currencyCode":"NGN"}',
  '{"cryptoCurrencyCode":"<b>","currencyCode":"NGN"}',
])('is nothing where %s was kept', text => {
  expect(favouritesIn(storageOf(text))).toBeNull()
})
