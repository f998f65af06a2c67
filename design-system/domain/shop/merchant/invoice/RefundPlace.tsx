import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
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
      <Text size="caption" tone="secondary">
        {t('refund.to', { network: networkName(network) })}
      </Text>
      <AddressParts address={address} translate="no" />
      {memo !== null && (
        <Text size="caption" tone="secondary">
          {t('refund.memo')}: <CodeText translate="no">{memo}</CodeText>
        </Text>
      )}
    </Stack>
  )
}
