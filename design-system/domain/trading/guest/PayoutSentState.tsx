import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Money } from '../../../format/money.ts'
import { PayoutLine } from './GuestTradeCard.styles.ts'

/** What became of a guest’s coins once they were on their way. */
export const payoutStates = ['onItsWay', 'arrived', 'refused', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

export interface PayoutSentShape {
  readonly state: PayoutState
  /** What arrives. */
  readonly amount: Money
  readonly networkFee: Money
  /** Known once it is signed. */
  readonly txid: string | null
  /** Where an explorer shows it; null of a simulated network. */
  readonly txUrl: string | null
}

interface PayoutSentStateProps {
  sent: PayoutSentShape
  coin: DisplayAsset
}

/** Says how far the coins of a trade without an account have come, with what the network took and where to see it. */
export function PayoutSentState({ sent, coin }: PayoutSentStateProps) {
  const t = useT('guest')
  const locale = useLocale()
  const { state, txid, txUrl } = sent
  const written = ({ amount }: Money) => formatAmount(amount, coin, { mode: 'full', locale })
  return (
    <PayoutLine>
      <Text as="p">
        {t(`trade.sent.${state}`, { amount: written(sent.amount), fee: written(sent.networkFee) })}
      </Text>
      {txid !== null && (
        <>
          <Text as="p" tone="secondary">
            {t('trade.transaction')}
          </Text>
          <Text as="p" data-address="">
            {txid}
          </Text>
        </>
      )}
      {txUrl !== null && (
        <Inline gap="2">
          <LinkButton href={txUrl} target="_blank" rel="noopener noreferrer" variant="ghost">
            {t('trade.look')}
          </LinkButton>
        </Inline>
      )}
    </PayoutLine>
  )
}
