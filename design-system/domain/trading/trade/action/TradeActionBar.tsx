import type { ComponentProps } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatCountdown, formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { useNow } from '../../../reference/clock/useNow.ts'
import { BarInner, BarRoot, Main, Side, Words } from './TradeActionBar.styles.ts'
import { barActions } from './barActions.ts'
import type { BarAction } from './barActions.ts'
import { rowOf } from '../tradeAction.ts'
import type { TradeActionName } from '../tradeAction.ts'
import type { TradeAction } from '../tradeParts.ts'

type TradeActionBarProps = Omit<ComponentProps<'section'>, 'children'> & {
  trade: {
    readonly amount: DecimalString
    readonly fiatAmount: DecimalString
    /** Decided by the server; shown, never worked out again. */
    readonly actions: readonly TradeAction[]
  }
  coin: DisplayAsset
  fiat: DisplayAsset
  /** How many minutes after "paid" the buyer may open a dispute. */
  disputeAfterMinutes: number
  /** What is being done now. Its button says so, and no other is heard meanwhile. */
  pending: TradeActionName | null
  /** Someone pressed: open the dialog of `rowOf(action)`, or do it. */
  onAction: (action: TradeActionName) => void
}

/** What the viewer can do next, at the bottom of the page. One solid button; what has to wait says why and how long. Shows nothing when there is nothing to do. */
export function TradeActionBar({
  trade,
  coin,
  fiat,
  disputeAfterMinutes,
  pending,
  onAction,
  ...rest
}: TradeActionBarProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const buttons = barActions(trade.actions, useNow('second'))
  if (buttons.length === 0) return null
  const amounts = {
    fiat: formatAmount(trade.fiatAmount, fiat, { mode: 'full', locale }),
    coin: formatAmount(trade.amount, coin, { mode: 'full', locale }),
  }
  const whyNot = ({ action, isAvailable, reason, availableIn }: BarAction): string | undefined => {
    if (isAvailable) return undefined
    const word = rowOf(action).whyNot?.[reason ?? ''] ?? 'availableIn'
    const time =
      word === 'disputeAfterPaying'
        ? formatDuration(disputeAfterMinutes, locale)
        : formatCountdown(availableIn ?? 0)
    return t(`action.${word}`, { time, amount: '' })
  }
  const draw = (button: BarAction) => {
    const row = rowOf(button.action)
    const values = { amount: row.names === undefined ? '' : amounts[row.names], time: '' }
    return (
      <Button
        key={button.action}
        size="l"
        icon={row.icon}
        variant={button.variant}
        data-action={button.action}
        pendingLabel={pending === button.action ? t('action.pending') : undefined}
        disabledReason={whyNot(button)}
        onClick={() => pending === null && onAction(button.action)}
      >
        <Words data-room="narrow">{t(`action.${row.label}`, values)}</Words>
        <Words data-room="wide">{t(`action.${row.longLabel}`, values)}</Words>
      </Button>
    )
  }
  const side = buttons.filter(({ place }) => place === 'side')
  const main = buttons.filter(({ place }) => place === 'main')
  // Where there is little room, what has to wait is said and not drawn, while there is something to press.
  const narrow = main.some(({ isAvailable }) => isAvailable) ? 'words' : 'whole'
  const sideNarrow = side.some(({ isAvailable }) => isAvailable) ? 'whole' : narrow
  return (
    <BarRoot aria-label={t('action.label')} {...rest}>
      <BarInner>
        {main.length > 0 && <Main data-narrow={narrow}>{main.map(draw)}</Main>}
        {side.length > 0 && <Side data-narrow={sideNarrow}>{side.map(draw)}</Side>}
      </BarInner>
    </BarRoot>
  )
}
