import type { AssetBook, NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { SwapForm } from '@souk/design-system/domain/money/swap/SwapForm.tsx'
import type { SwapLimitsShape } from '@souk/design-system/domain/money/swap/swapShape.ts'
import { SwapAction } from '@souk/design-system/domain/money/swap/SwapAction.tsx'
import { compare, round, type DecimalString } from '@souk/design-system/format/decimal.ts'
import { formatAmount } from '@souk/design-system/format/formatAmount.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../routes/paths.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import type { useSwapDraft } from './useSwapDraft.ts'
import { useSwapEstimate } from './useSwapEstimate.ts'
import { useSwap } from './useSwap.ts'

/** With its words: few may swap with traders. */
const loadOffers = () => import('./TraderOffers.tsx').then(part => part.TraderOffers)

interface SwapDeskProps {
  assets: AssetBook
  settings: {
    readonly coins: readonly string[]
    readonly lockSeconds: number
    readonly isOn: boolean
    /** Traders' offers are open to the viewer. */
    readonly offersOn: boolean
  }
  written: ReturnType<typeof useSwapDraft>
  /** What the viewer has by coin; null for a visitor, and until it is known. */
  balances: ReadonlyMap<string, string> | null
  isMember: boolean
  /** Balances and swaps are to be asked for again. */
  onMoved: () => void
}

/** The form of a swap, with what it comes to. */
export function SwapDesk({ assets, settings, written, balances, isMember, onMoved }: SwapDeskProps) {
  const t = useT('swap')
  const { draft, amount, fault, onText, onCoin, onTurn } = written
  const { estimate, limits, isStale, isFailed, again } = useSwapEstimate(draft, amount)
  const from = assets.of(draft.from)
  const to = assets.of(draft.to)
  const { review, isQuoting, refusal, forget } = useSwap({
    onDone: () => {
      onText('from', '')
      onMoved()
    },
    onMoved,
  })
  const shown = amount === null ? null : estimate
  // Traders have limits of their own: it is said where the house is asked.
  const outside = useOutsideText(from)
  // What is given for an amount that is got is known by an estimate of that very amount.
  const given = draft.side === 'from' ? amount : isStale ? null : (shown?.fromAmount ?? null)
  const text = fault === null ? refusal : t(fault === 'tooManyDecimals' ? 'tooManyDecimals' : 'notAmount')
  const showOffers = useWordedPart(settings.isOn && settings.offersOn, loadOffers, 'swapOffers')
  return (
    <Stack gap="4">
      <SwapForm
        coins={assets.coins.filter(({ code }) => settings.coins.includes(code))}
        {...{ from, to, isStale }}
        side={draft.side}
        text={draft.text}
        onText={(side, typed) => {
          forget()
          onText(side, typed)
        }}
        onCoin={(side, code) => {
          forget()
          onCoin(side, code)
        }}
        onTurn={() => onTurn(shown)}
        {...{ estimate, limits }}
        lockSeconds={settings.lockSeconds}
        dollar={assets.of('USD')}
        isEmpty={amount === null}
        balances={balances && { from: balances.get(draft.from) ?? '0', to: balances.get(draft.to) ?? '0' }}
        error={text === null ? null : { side: draft.side, text }}
        action={
          <SwapAction
            logInHref={isMember ? null : paths.logIn()}
            isOn={settings.isOn}
            isFailed={isFailed}
            onRetry={again}
            hasNone={balances !== null && (balances.get(draft.from) ?? '0') === '0'}
            hasAmount={amount !== null}
            outside={outside(given, limits)}
            isQuoting={isQuoting}
            seconds={settings.lockSeconds}
            onReview={() => amount !== null && void review({ from, to, side: draft.side, amount })}
          />
        }
      />
      {showOffers?.({ from, to, side: draft.side, amount, isQuoting, onTake: offerId => takeOffer(offerId) })}
    </Stack>
  )

  async function takeOffer(offerId: string) {
    if (amount !== null) await review({ from, to, side: draft.side, amount, offerId })
  }
}

/** Says that what would be given is outside the limits of a swap; null where it is not, or where nothing is known. */
function useOutsideText(from: NamedAsset) {
  const t = useT('swap')
  const locale = useLocale()
  const money = (amount: DecimalString) => formatAmount(amount, from, { mode: 'full', locale })
  return (given: DecimalString | null, limits: SwapLimitsShape | null): string | null => {
    if (given === null || limits === null) return null
    if (compare(given, limits.minimum) < 0)
      return t('tooSmall', { min: money(round(limits.minimum, from.shown, 'up')) })
    if (compare(given, limits.maximum) > 0)
      return t('tooLarge', { max: money(round(limits.maximum, from.shown, 'down')) })
    return null
  }
}
