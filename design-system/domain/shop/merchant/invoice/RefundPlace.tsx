import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { AddressParts } from '../../../money/send/address/AddressParts.tsx'
import { CodeText } from './InvoiceDetail.styles.ts'
import { networkName } from './merchantInvoice.ts'
import type { InvoiceRefund } from './merchantInvoice.ts'

/** Where coins go back to: the network, the whole address to compare, and its memo. */
export function RefundPlace({ refund }: { refund: Pick<InvoiceRefund, 'network' | 'address' | 'memo'> }) {
  const t = useT('merchantInvoice')
  const { network, address, memo } = refund
  return (
    <Stack gap="2">
      <Caption>{t('refund.to', { network: networkName(network) })}</Caption>
      <AddressParts address={address} translate="no" />
      {memo !== null && (
        <Caption>
          {t('refund.memo')}: <CodeText translate="no">{memo}</CodeText>
        </Caption>
      )}
    </Stack>
  )
}
