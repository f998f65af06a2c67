import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { hiddenAmount } from '../../../reference/asset/hiddenAmount.ts'
import type { MePlace, MeShape } from './mePlace.ts'

interface PlaceNote {
  readonly text: string
  readonly tone: 'plain' | 'warning'
}

/** What is said under each place: what waits there, else what it is. */
export function usePlaceNote(me: MeShape, assets: AssetBook): (place: MePlace) => PlaceNote {
  const t = useT('setting')
  const locale = useLocale()
  const { balance, activeTradesCount, notificationsCount } = me
  const worth = () => {
    if (balance === null) return t('me.wallet')
    if (me.interfaceSettings.hideAmounts) return hiddenAmount
    return `≈ ${formatAmount(balance.amount, assets.of(balance.asset), { mode: 'shown', locale })}`
  }
  const texts = {
    profile: () => t('me.profile'),
    settings: () => t('me.settings'),
    security: () => t(me.twoFactorEnabled ? 'me.security' : 'me.twoFactorOff'),
    dashboard: () =>
      activeTradesCount === 0 ? t('me.dashboard') : t('me.activeTrades', { count: activeTradesCount }),
    wallet: worth,
    paymentCredentials: () => t('me.paymentCredentials'),
    affiliate: () => t('me.affiliate'),
    business: () => t('me.business'),
    notifications: () =>
      notificationsCount === 0 ? t('me.notifications') : t('me.unread', { count: notificationsCount }),
  } satisfies Record<MePlace, () => string>
  return place => ({
    text: texts[place](),
    tone: place === 'security' && !me.twoFactorEnabled ? 'warning' : 'plain',
  })
}
