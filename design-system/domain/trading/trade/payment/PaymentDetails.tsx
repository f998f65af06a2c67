import Hourglass from 'lucide-react/icons/hourglass'
import type { ComponentProps } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { NameMatch } from './NameMatch.tsx'
import { DetailsHead, DetailsRoot, Value } from './PaymentDetails.styles.ts'
import { RequisiteRow } from './RequisiteRow.tsx'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { paymentView } from './paymentView.ts'
import type { TradeMethod } from '../tradeParts.ts'
import type { Requisite } from '../../../reference/method/requisite.ts'
import { isLocked, phaseOf } from '../../../reference/status/tradeStatus.ts'
import type { TradeSide, TradeStatus } from '../../../reference/status/tradeStatus.ts'

type PaymentDetailsProps = Omit<ComponentProps<'section'>, 'children'> & {
  trade: {
    readonly id: string
    readonly status: TradeStatus
    readonly viewerSide: TradeSide
    readonly paymentMethod: TradeMethod
    readonly bankName: string | null
    readonly requisites: readonly Requisite[]
    /** The seller hands them out in this trade, and has not yet. */
    readonly isWaitingForRequisites: boolean
    /** As the buyer declared it when saying "paid". */
    readonly payerName: string | null
    readonly verifiedPayerName: string | null
  }
}

/** Where the payment goes, and what to look at: for the buyer to copy line by line, for the seller to compare with the bank. Shows nothing once the trade is over and there is nothing to compare. */
export function PaymentDetails({ trade, ...rest }: PaymentDetailsProps) {
  const t = useT('tradePage')
  const view = paymentView[phaseOf[trade.status]][trade.viewerSide]
  const { paymentMethod: method } = trade
  const namesBank = trade.requisites.some(({ kind }) => kind === 'bank')
  const isEmpty = trade.requisites.length === 0 && trade.bankName === null
  const isOver = !isLocked[phaseOf[trade.status]]
  // Of a trade that is over, where to pay is not told any more.
  if (isOver && isEmpty && !(view.showsPayer && trade.payerName !== null)) return null
  return (
    <DetailsRoot {...rest}>
      <DetailsHead>
        <Heading level={2}>{t(`payment.${view.title}`)}</Heading>
        <Tag icon={methodIcon[method.group]}>{method.name}</Tag>
      </DetailsHead>
      {trade.isWaitingForRequisites ? (
        <Awaited isBuyer={view.canCopy} />
      ) : (
        isEmpty && view.canCopy && <Notice tone="warning">{t('payment.none')}</Notice>
      )}
      <DefinitionList>
        {!namesBank && trade.bankName !== null && (
          <RequisiteRow kind="bank" value={trade.bankName} canCopy={view.canCopy} />
        )}
        {trade.requisites.map(line => (
          <RequisiteRow key={`${line.kind} ${line.value}`} {...line} canCopy={view.canCopy} />
        ))}
        {view.showsPayer && (
          <DefinitionRow term={t('payment.sender')}>
            {trade.payerName === null ? (
              <Value data-empty="">{t('payment.senderUnknown')}</Value>
            ) : (
              <Value>
                {trade.payerName}
                <NameMatch declared={trade.payerName} verified={trade.verifiedPayerName} />
              </Value>
            )}
          </DefinitionRow>
        )}
        <RequisiteRow kind="reference" value={trade.id} canCopy={view.canCopy} />
      </DefinitionList>
      {view.warning !== null && !trade.isWaitingForRequisites && (
        <Notice tone="warning" title={t(`payment.${view.warning}Title`)}>
          {t(`payment.${view.warning}`)}
        </Notice>
      )}
      {view.warning === 'check' && method.reversible && (
        <Notice tone="negative" title={t('payment.reversibleTitle')}>
          {t('payment.reversible', { method: method.name })}
        </Notice>
      )}
    </DetailsRoot>
  )
}

/** Nothing to pay to yet. */
function Awaited({ isBuyer }: { isBuyer: boolean }) {
  const t = useT('tradePage')
  return isBuyer ? (
    <Notice tone="accent" icon={Hourglass} title={t('payment.awaitedTitle')}>
      {t('payment.awaited')}
    </Notice>
  ) : (
    <Notice icon={Hourglass}>{t('payment.awaitedByArbiter')}</Notice>
  )
}
