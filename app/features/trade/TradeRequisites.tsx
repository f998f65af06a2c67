import { savedFor } from '@souk/design-system/domain/people/credential/requisiteChoice.ts'
import type { RequisiteChoice } from '@souk/design-system/domain/people/credential/requisiteChoice.ts'
import { PaymentDetailsLoading } from '@souk/design-system/domain/trading/trade/payment/PaymentDetailsLoading.tsx'
import { IssueRequisites } from '@souk/design-system/domain/trading/trade/payment/IssueRequisites.tsx'
import type { TradeMethod } from '@souk/design-system/domain/trading/trade/tradeParts.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { ErrorState } from '@souk/design-system/primitives/state/ErrorState.tsx'
import { useKeepRequisites } from '../../parts/requisites/useKeepRequisites.ts'
import { useSellerSide } from '../../parts/requisites/useSellerSide.ts'
import { useWithCode } from '../../parts/requisites/useWithCode.ts'
import { useTradeCall } from './useTradeCall.ts'

interface TradeRequisitesProps {
  trade: {
    readonly id: string
    readonly currencyCode: string
    readonly paymentMethod: TradeMethod & { readonly code: string }
    readonly counterparty: { readonly userName: string }
  }
}

/** What a seller hands out while their buyer waits for it. */
export function TradeRequisites({ trade }: TradeRequisitesProps) {
  const { id, currencyCode, paymentMethod: method } = trade
  const t = useT('requisite')
  const tCommon = useT('common')
  const { seller, hasFailed, retry } = useSellerSide(currencyCode)
  const issue = useTradeCall('issue_requisites', id, { errors: 'place' })
  const withCode = useWithCode()
  const keep = useKeepRequisites()
  const hand = async ({ paymentCredentialId, requisites, isKept }: RequisiteChoice) => {
    const credentials = [...requisites]
    const given = paymentCredentialId === null ? { requisites: credentials } : { paymentCredentialId }
    await withCode(proof => issue({ ...given, ...proof }))
    if (isKept) keep({ name: method.name, currencyCode, paymentMethodCode: method.code, credentials })
  }
  if (hasFailed) {
    return <ErrorState title={t('failed')} retryLabel={tCommon('verb.retry')} onRetry={retry} />
  }
  if (seller === null) return <PaymentDetailsLoading />
  return (
    <IssueRequisites
      trade={trade}
      saved={savedFor(seller.saved, currencyCode, method.code)}
      asked={seller.askedBy(method.code)}
      onIssue={hand}
    />
  )
}
