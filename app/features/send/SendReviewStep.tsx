import { FeeChangedNotice } from '@souk/design-system/domain/money/send/FeeChangedNotice.tsx'
import { SendReview } from '@souk/design-system/domain/money/send/SendReview.tsx'
import type {
  AddressCheckShape,
  SendDraft,
  SendEstimate,
} from '@souk/design-system/domain/money/send/sendShape.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import type { DisplayAsset } from '@souk/design-system/format/displayAsset.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Notice } from '@souk/design-system/primitives/notice/Notice.tsx'
import { useSend } from './useSend.ts'

interface ReviewProps {
  coinCode: string
  coin: DisplayAsset
  draft: SendDraft
  found: AddressCheckShape | null
  networkName: string | null
  estimate: SendEstimate
  isStale: boolean
  refetch: () => Promise<unknown>
  /** The fee of what was sent before a reload and never answered; it is sent as it was. */
  unheardFee: DecimalString | null
  onRefused: (error: unknown) => void
  onChange: () => void
}

/** The last look, and sending: at the fee on screen, once. */
export function SendReviewStep(props: ReviewProps) {
  const { coinCode, coin, draft, found, networkName, estimate, isStale, refetch, unheardFee } = props
  const t = useT('send')
  const { send, outcome } = useSend({
    coinCode,
    onRefused: props.onRefused,
    // What it fails with, the next attempt says.
    onMoved: () => void refetch().catch(() => {}),
  })
  const { changed, isUnknown } = outcome
  // What nobody answered for is sent exactly as it was; once it is answered for, the fee on screen counts.
  const fee = changed?.now ?? unheardFee ?? estimate.networkFee
  return (
    <SendReview
      draft={draft}
      coin={coin}
      networkName={networkName}
      address={draft.way === 'user' ? null : (found?.address ?? draft.address)}
      recipient={found?.recipient ?? null}
      estimate={estimate}
      isStale={isStale}
      onChange={props.onChange}
      onSend={proof => send(draft, fee, proof)}
      notice={
        changed !== null ? (
          <FeeChangedNotice before={changed.before} now={changed.now} coin={coin} />
        ) : (
          (isUnknown || unheardFee !== null) && (
            <Notice tone="warning" role="alert" title={t('check.unknown')}>
              {t('check.unknownText')}
            </Notice>
          )
        )
      }
    />
  )
}
