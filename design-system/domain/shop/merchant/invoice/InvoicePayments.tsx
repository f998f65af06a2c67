import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Hourglass from 'lucide-react/icons/hourglass'
import Unplug from 'lucide-react/icons/unplug'
import { isZero } from '../../../../format/decimal.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { shortAddress } from '../../../money/transaction/shortAddress.ts'
import { InvoiceAmount } from './InvoiceAmount.tsx'
import { CodeText, ItemBox, Items } from './InvoiceDetail.styles.ts'
import { InvoicePart } from './InvoicePart.tsx'
import { networkName } from './merchantInvoice.ts'
import type { InvoicePayment } from './merchantInvoice.ts'

interface InvoicePaymentsProps {
  payments: readonly InvoicePayment[]
  assets: AssetBook
}

/** What came for an invoice, each payment with its way through the chain and what became of it. */
export function InvoicePayments({ payments, assets }: InvoicePaymentsProps) {
  const t = useT('merchantInvoice')
  return (
    <InvoicePart title={t('payment.title')}>
      <Items>
        {payments.map(payment => (
          <Payment key={payment.id} payment={payment} assets={assets} />
        ))}
      </Items>
    </InvoicePart>
  )
}

interface PaymentProps {
  payment: InvoicePayment
  assets: AssetBook
}

function Payment({ payment, assets }: PaymentProps) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const { amount, worth, isGone, txid, txUrl } = payment
  const sums = [
    ['worth', worth, worth.asset !== amount.asset],
    ['settled', payment.settled, !isZero(payment.settled.amount)],
    ['fee', payment.fee, !isZero(payment.fee.amount)],
  ] as const
  return (
    <ItemBox {...(isGone ? { 'data-gone': '' } : {})}>
      <Inline gap="2" justify="between">
        <InvoiceAmount money={amount} assets={assets} />
        <Caption as="time" dateTime={payment.seenAt}>
          {formatDate(payment.seenAt, { format: 'dateTime', locale })}
        </Caption>
      </Inline>
      <PaymentState payment={payment} />
      <DefinitionList look="pairs">
        <DefinitionRow term={t('payment.network')}>{networkName(payment.network)}</DefinitionRow>
        {sums.map(
          ([name, money, isShown]) =>
            isShown && (
              <DefinitionRow key={name} term={t(`payment.${name}`)}>
                <InvoiceAmount money={money} assets={assets} />
              </DefinitionRow>
            ),
        )}
        <DefinitionRow
          term={t('payment.transaction')}
          action={
            <CopyButton
              look="icon"
              text={txid}
              label={t('payment.copy')}
              copiedLabel={t('link.copied')}
              failedLabel={t('link.copyFailed')}
            />
          }
        >
          <CodeText translate="no" title={txid}>
            {shortAddress(txid)}
          </CodeText>
        </DefinitionRow>
      </DefinitionList>
      {txUrl !== null && (
        <TextLink href={txUrl} target="_blank" rel="noreferrer">
          {t('payment.explorer')}
        </TextLink>
      )}
    </ItemBox>
  )
}

/** How far it is in the chain, whether it was late, and what became of its rest. */
function PaymentState({ payment }: Pick<PaymentProps, 'payment'>) {
  const t = useT('merchantInvoice')
  const { isGone, isConfirmed, isLate, rest } = payment
  const counted = t('payment.confirmations', {
    count: payment.confirmations,
    needed: payment.confirmationsNeeded,
  })
  return (
    <Inline gap="2">
      {isGone ? (
        <Chip tone="negative" icon={Unplug}>
          {t('payment.gone')}
        </Chip>
      ) : isConfirmed ? (
        <Chip tone="positive" icon={CircleCheck}>
          {t('payment.confirmed')}
        </Chip>
      ) : (
        <Chip tone="warning" icon={Hourglass}>
          {counted}
        </Chip>
      )}
      {isLate && (
        <Chip tone="warning" icon={ClockAlert}>
          {t('payment.late')}
        </Chip>
      )}
      {rest !== null && <Caption>{t(`rest.state.${rest.status}`)}</Caption>}
    </Inline>
  )
}
