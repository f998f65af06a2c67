import { walletFiats, type WalletFiat } from '@souk/design-system/domain/money/wallet/walletFiat.ts'
import { parseThemePreference, type ThemePreference } from '@souk/design-system/theme/theme.ts'
import { debounce } from '@souk/design-system/timing/debounce.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { preferencesName } from './keepThemeChoice.ts'

/** Settings are saved once changes have paused for so long, in milliseconds (specification 000 §9). */
export const saveDelay = 1000

/** How somebody likes screens to be. */
export interface InterfaceSettings {
  /** Amounts are kept from the eyes of others. */
  readonly hideAmounts: boolean
  readonly hideZeroBalances: boolean
  readonly sound: boolean
  /** What the wallet is valued in; null until it was chosen. */
  readonly walletCurrencyCode: WalletFiat | null
}

/** How somebody likes the app: its theme, and the coin, currency and country that searches begin with. */
export interface Preferences {
  readonly theme: ThemePreference
  readonly currencyCode: string
  readonly cryptoCurrencyCode: string
  readonly countryCode: string | null
  readonly interfaceSettings: InterfaceSettings
}

/** What a visitor begins with (specification 000 §3), where nothing tells what is paid with where they are. */
export const defaultPreferences: Preferences = {
  theme: 'light',
  currencyCode: 'RUB',
  cryptoCurrencyCode: 'BTC',
  countryCode: null,
  interfaceSettings: { hideAmounts: false, hideZeroBalances: false, sound: true, walletCurrencyCode: null },
}

const name = preferencesName

/** The preferences of this browser; those of an account are kept by the server too and follow it. */
export interface PreferenceStore {
  readonly current: () => Preferences
  readonly subscribe: (listener: () => void) => () => void
  /** Takes effect at once, and is saved when changes have paused. */
  readonly change: (changes: Partial<Preferences>) => void
  /**
   * Called when the server is asked what it keeps of an account; what it returns takes the answer. Changes that it cannot know
   * of win: those that were not saved by the time of the question.
   */
  readonly adopting: () => (kept: Preferences) => void
  /** Saves at once what waits; before the page goes away. */
  readonly flush: () => void
  /** Another tab changed them. */
  readonly reread: () => void
}

export interface PreferenceParts {
  readonly timers: Timers
  /** `localStorage` */
  readonly storage: KeyStorage
  /** The theme that the page was sent in. */
  readonly theme: ThemePreference
  /** What is paid with where the browser is; null where nothing tells. Whatever was chosen goes before it. */
  readonly currencyCode?: string | null
  /** Sends changes to the account; does nothing without one. Settles when the server has answered, or will not. */
  readonly save: (changes: Partial<Preferences>) => Promise<void>
  /** Called after every change made here. */
  readonly onChange: () => void
}

/** Makes the {@link PreferenceStore} of an application. */
export function createPreferences(parts: PreferenceParts): PreferenceStore {
  const { timers, storage, save, onChange } = parts
  const currencyCode = parts.currencyCode ?? defaultPreferences.currencyCode
  let preferences: Preferences = {
    ...defaultPreferences,
    theme: parts.theme,
    currencyCode,
    ...read(storage),
  }
  let unsaved: Partial<Preferences> = {}
  const listeners = new Set<() => void>()
  /** Counts what is saved, so that an answer is known to be older. */
  let turn = 0
  const savedIn = new Map<string, number>()
  const sending = new Set<Partial<Preferences>>()

  const set = (next: Preferences) => {
    if (JSON.stringify(next) === JSON.stringify(preferences)) return
    preferences = next
    for (const listener of listeners) listener()
  }
  const keep = () => storage.setItem(name, JSON.stringify(preferences))
  const send = () => {
    if (Object.keys(unsaved).length === 0) return
    const sent = unsaved
    unsaved = {}
    void deliver(sent)
  }
  const deliver = async (sent: Partial<Preferences>) => {
    sending.add(sent)
    await save(sent)
    sending.delete(sent)
    turn += 1
    for (const key of Object.keys(sent)) savedIn.set(key, turn)
  }
  /** What an answer cannot know whose question was asked in a turn. */
  const newerThan = (asked: number): Partial<Preferences> => ({
    ...Object.fromEntries(Object.entries(preferences).filter(([key]) => (savedIn.get(key) ?? 0) > asked)),
    ...Object.assign({}, ...sending),
    ...unsaved,
  })
  const saving = debounce(timers, saveDelay, send)

  return {
    current: () => preferences,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: changes => {
      unsaved = { ...unsaved, ...changes }
      set({ ...preferences, ...changes })
      keep()
      onChange()
      saving.call()
    },
    adopting: () => {
      const asked = turn
      return kept => {
        const { theme, currencyCode, cryptoCurrencyCode, countryCode } = kept
        const { hideAmounts, hideZeroBalances, sound, walletCurrencyCode } = kept.interfaceSettings
        const interfaceSettings = { hideAmounts, hideZeroBalances, sound, walletCurrencyCode }
        set({ theme, currencyCode, cryptoCurrencyCode, countryCode, interfaceSettings, ...newerThan(asked) })
        keep()
      }
    },
    flush: () => {
      saving.cancel()
      send()
    },
    reread: () => set({ ...preferences, ...read(storage) }),
  }
}

/** What this browser keeps; anything else than our own writing counts as nothing. */
function read(storage: KeyStorage): Partial<Preferences> {
  try {
    const kept = JSON.parse(storage.getItem(name) ?? '{}') as Record<string, unknown>
    const code = (key: string) =>
      /^[A-Z0-9]{2,10}$/.test(String(kept[key])) ? { [key]: String(kept[key]) } : {}
    return {
      ...(typeof kept['theme'] === 'string' ? { theme: parseThemePreference(kept['theme']) } : {}),
      ...code('currencyCode'),
      ...code('cryptoCurrencyCode'),
      ...code('countryCode'),
      interfaceSettings: settingsOf(kept['interfaceSettings']),
    }
  } catch {
    return {}
  }
}

function settingsOf(kept: unknown): InterfaceSettings {
  const { interfaceSettings: usual } = defaultPreferences
  const bag = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const flag = (key: 'hideAmounts' | 'hideZeroBalances' | 'sound') =>
    typeof bag[key] === 'boolean' ? bag[key] : usual[key]
  return {
    hideAmounts: flag('hideAmounts'),
    hideZeroBalances: flag('hideZeroBalances'),
    sound: flag('sound'),
    walletCurrencyCode:
      walletFiats.find(code => code === bag['walletCurrencyCode']) ?? usual.walletCurrencyCode,
  }
}
