import type { AlertWords } from '@souk/design-system/alert/alertStore.ts'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { formatAmount } from '@souk/design-system/format/formatAmount.ts'
import { formatDuration } from '@souk/design-system/format/date/formatDuration.ts'
import type { Rules } from '@souk/design-system/locales/rules.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type { news } from '@souk/design-system/locales/en/news.ts'
import type { Translate } from '@souk/design-system/locales/translate.ts'
import type { UserEventOf } from '../../network/realtime/UserEvents.subscription.ts'

/** What an alert about a trade is worded with. */
export interface TradeAlertParts {
  readonly t: Translate<'news'>
  /** Whether the words have this key: the server may name what this app does not know yet. */
  readonly isWorded: (key: string) => boolean
  readonly locale: Locale
  readonly assetOf: (code: string) => NamedAsset
  readonly rules: Rules
}

type Said = Pick<AlertWords, 'kind' | 'title' | 'body'>

/** Somebody opened a trade with the user; null for the one who opened it. */
export function tradeCreatedAlert(
  event: UserEventOf<'TradeCreatedEvent'>,
  { t, locale, assetOf }: TradeAlertParts,
): Said | null {
  if (event.trade?.isContractor !== false) return null
  const written = (amount: string, code: string) =>
    formatAmount(amount, assetOf(code), { mode: 'full', locale })
  return {
    kind: 'success',
    title: t('tradeOpened', { name: event.partnerName }),
    body: t('tradeOpenedBody', {
      coins: written(event.amount, event.cryptoCurrencyCode),
      money: written(event.fiatAmount, event.currencyCode),
    }),
  }
}

const happy: ReadonlySet<string> = new Set(['complete', 'confirm', 'extend', 'swapSettles', 'keep'])

/** Something was done in a trade by somebody else; null for what the user did, or what needs no word. */
export function tradeChangedAlert(
  event: UserEventOf<'TradeChangedEvent'>,
  { t, isWorded }: TradeAlertParts,
): Said | null {
  const { action, byMe, tradeId } = event
  const key = `changed.${action as keyof (typeof news)['changed']}` as const
  if (byMe || !isWorded(key)) return null
  return {
    kind: happy.has(action) ? 'success' : 'warning',
    title: t(key),
    body: t('trade', { id: tradeId }),
  }
}

const minutesOfHour = 60

/** The time of a trade runs out; the rules say how much of it is left. */
export function tradeExpiringAlert(
  { kind, tradeId }: { readonly kind: string; readonly tradeId: string },
  { t, isWorded, locale, rules: { warning } }: TradeAlertParts,
): Said | null {
  const left: Readonly<Record<string, number>> = {
    escrowWarning: warning.escrowMinutes,
    firstWindowWarning: warning.disputeHoursFirst * minutesOfHour,
    lastWindowWarning: warning.disputeHoursLast * minutesOfHour,
  }
  const time = formatDuration(left[kind] ?? 0, locale)
  const key = `expiring.${kind as keyof (typeof news)['expiring']}` as const
  return isWorded(key)
    ? { kind: 'warning', title: t(key, { time }), body: t('trade', { id: tradeId }) }
    : null
}
