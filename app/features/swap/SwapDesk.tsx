import type { AssetBook } from '@souk/design-system/domain/asset/assetBook.ts'
import { SwapForm } from '@souk/design-system/domain/swap/SwapForm.tsx'
import { SwapAction } from '@souk/design-system/domain/swap/SwapAction.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../paths.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import type { useSwapDraft } from './useSwapDraft.ts'
import { useSwapEstimate } from './useSwapEstimate.ts'
import { useSwap } from './useSwap.ts'

/** With its words: few may swap with traders. */
const loadOffers = () => import('./OffersBeside.tsx').then(part => part.OffersBeside)

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
  const { estimate, isStale, isFailed, again } = useSwapEstimate(draft, amount)
  const from = assets.of(draft.from)
  const to = assets.of(draft.to)
  const { review, isQuoting, refusal, forget } = useSwap({
    onDone: () => {
      onText('from', '')
      onMoved()
    },
    onMoved,
  })
  const text = fault === null ? refusal : t(fault === 'tooManyDecimals' ? 'tooManyDecimals' : 'notAmount')
  const shown = amount === null ? null : estimate
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
        estimate={estimate}
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
