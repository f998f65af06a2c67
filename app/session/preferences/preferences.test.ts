import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { describe, expect, it, vi } from 'vitest'
import { createPreferences, defaultPreferences, saveDelay, type Preferences } from './preferences.ts'

function setup(kept: Record<string, string> = {}, currencyCode: string | null = null) {
  const timers = manualTimers()
  const items = new Map(Object.entries(kept))
  const save = vi.fn<(changes: Partial<Preferences>) => Promise<void>>(() => Promise.resolve())
  const onChange = vi.fn<() => void>()
  const store = createPreferences({
    timers,
    save,
    onChange,
    theme: 'light',
    currencyCode,
    storage: {
      getItem: name => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: name => void items.delete(name),
    },
  })
  return { timers, items, save, onChange, store }
}

describe('preferences', () => {
  it('begin with RUB and BTC, no country, light', () => {
    expect(setup().store.current()).toEqual(defaultPreferences)
  })

  it('begin with what is paid with where somebody is, unless they have chosen something', () => {
    expect(setup({}, 'NGN').store.current()).toEqual({ ...defaultPreferences, currencyCode: 'NGN' })
    // A theme that was chosen is no choice of a currency.
    const themed = setup({ 'souk:preferences': '{"theme":"dark"}' }, 'NGN').store.current()
    expect(themed).toMatchObject({ theme: 'dark', currencyCode: 'NGN' })
    const chosen = setup({ 'souk:preferences': '{"currencyCode":"EUR"}' }, 'NGN').store
    expect(chosen.current()).toMatchObject({ currencyCode: 'EUR', countryCode: null })
    chosen.reread()
    expect(chosen.current()).toMatchObject({ currencyCode: 'EUR' })
    // What an account keeps is a choice, too.
    const mine = setup({}, 'NGN').store
    mine.adopting()({ ...defaultPreferences, currencyCode: 'RUB' })
    expect(mine.current()).toMatchObject({ currencyCode: 'RUB' })
  })

  it('take effect at once and are saved together when changes have paused', () => {
    const { store, timers, save } = setup()
    store.change({ currencyCode: 'NGN' })
    timers.advance(saveDelay - 1)
    store.change({ cryptoCurrencyCode: 'USDT' })
    expect(store.current()).toMatchObject({ currencyCode: 'NGN', cryptoCurrencyCode: 'USDT' })
    timers.advance(saveDelay - 1)
    expect(save).not.toHaveBeenCalled()
    timers.advance(1)
    expect(save.mock.calls).toEqual([[{ currencyCode: 'NGN', cryptoCurrencyCode: 'USDT' }]])
  })

  it('are saved before the page goes, once', () => {
    const { store, timers, save } = setup()
    store.change({ theme: 'dark' })
    store.flush()
    timers.advance(saveDelay * 2)
    store.flush()
    expect(save.mock.calls).toEqual([[{ theme: 'dark' }]])
  })

  it('of an account come from the server, but for what was just changed here', () => {
    const { store } = setup()
    store.change({ theme: 'dark' })
    const interfaceSettings = {
      hideAmounts: true,
      hideZeroBalances: false,
      sound: false,
      walletCurrencyCode: 'RUB' as const,
    }
    const kept = { currencyCode: 'KES', cryptoCurrencyCode: 'ETH', countryCode: 'KE', interfaceSettings }
    store.adopting()({ ...kept, theme: 'light' })
    expect(store.current()).toEqual({ ...kept, theme: 'dark' })
  })

  it('are not taken back by an answer that does not know yet what was saved meanwhile', async () => {
    const { store, timers, save } = setup()
    const saving = Promise.withResolvers<void>()
    save.mockReturnValueOnce(saving.promise)
    const before = store.adopting()
    store.change({ currencyCode: 'NGN' })
    timers.advance(saveDelay)
    const during = store.adopting()
    during(defaultPreferences)
    expect(store.current().currencyCode).toBe('NGN')
    saving.resolve()
    await new Promise(resolve => setImmediate(resolve))
    before(defaultPreferences)
    during(defaultPreferences)
    expect(store.current().currencyCode).toBe('NGN')
    // Whoever asks from now on hears of it, or of what another device has changed since.
    store.adopting()({ ...defaultPreferences, currencyCode: 'KES' })
    expect(store.current().currencyCode).toBe('KES')
  })

  it('outlive a reload, and what another tab changed is read again', () => {
    const first = setup()
    first.store.change({ currencyCode: 'GHS' })
    const kept = Object.fromEntries(first.items)
    expect(setup(kept).store.current().currencyCode).toBe('GHS')
    const other = setup()
    for (const [name, value] of Object.entries(kept)) other.items.set(name, value)
    other.store.reread()
    expect(other.store.current().currencyCode).toBe('GHS')
    expect(other.onChange).not.toHaveBeenCalled()
  })

  it('do not believe what was stored', () => {
    const broken = {
      'souk:preferences':
        '{"currencyCode":"<b>","theme":"neon","countryCode":7,"interfaceSettings":{"sound":0}}',
    }
    expect(setup(broken).store.current()).toEqual({ ...defaultPreferences, theme: 'system' })
    expect(setup({ 'souk:preferences': 'no json' }).store.current()).toEqual(defaultPreferences)
  })
})
