import type { AlertStore } from '@souk/design-system/alert/alertStore.ts'
import { paths } from '../../routes/paths.ts'
import type { Realtime } from '../../network/realtime/realtime.ts'
import { tradeChangedAlert, tradeCreatedAlert, tradeExpiringAlert } from './tradeAlerts.ts'
import type { TradeAlertParts } from './tradeAlerts.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'

export interface AnnounceParts {
  readonly realtime: Realtime
  readonly alerts: AlertStore
  /** In the locale on screen at the moment of the event. */
  readonly words: () => TradeAlertParts
  /** Without locale prefix. */
  readonly pathOnScreen: () => string
}

/** Alerts to what happens in the user's trades, but for the trade that is on screen and shows it by itself. */
export function announceTrades({ realtime, alerts, words, pathOnScreen }: AnnounceParts): void {
  const say = (tradeId: string, alert: ReturnType<typeof tradeCreatedAlert>) => {
    if (alert === null || pathOnScreen() === paths.trade(tradeId)) return
    alerts.show({ ...alert, action: <TradeLink tradeId={tradeId} /> })
  }
  realtime.on('TradeCreatedEvent', event => say(event.tradeId, tradeCreatedAlert(event, words())))
  realtime.on('TradeChangedEvent', event => say(event.tradeId, tradeChangedAlert(event, words())))
  realtime.on('TradeAboutToExpireEvent', event =>
    say(event.tradeId, tradeExpiringAlert({ kind: event.expiryKind, tradeId: event.tradeId }, words())),
  )
}

interface TradeLinkProps {
  tradeId: string
}

/** Leads from an alert to the trade that it is about. */
function TradeLink({ tradeId }: TradeLinkProps) {
  const t = useT('news')
  return (
    <TextLink look="inherit" href={paths.trade(tradeId)}>
      {t('open')}
    </TextLink>
  )
}
