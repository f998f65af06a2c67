import type { ReactNode } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import type { Moment } from '../../../format/date/formatDate.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { DestinationFields } from './address/DestinationFields.tsx'
import { NetworkField } from './NetworkField.tsx'
import { SendAmounts } from './SendAmounts.tsx'
import { SendFees } from './SendFees.tsx'
import { sendWays } from './sendShape.ts'
import type { ServiceFeeShape } from './sendShape.ts'
import { useSendForm } from './useSendForm.ts'
import type { SendWork } from './useSendForm.ts'

export interface SendFormProps extends SendWork {
  isStale: boolean
  fiat: DisplayAsset | null
  price: DecimalString | null
  /** From when the price is, where it is old; null for a fresh one. */
  rateStaleSince: Moment | null
  /** What the service takes, before an amount is written; null where it is not told. */
  serviceFee: ServiceFeeShape | null
  /** Above the form: another coin to send. */
  head?: ReactNode
}

/** What to send and where, with its cost as it is typed. Nothing is sent from here: a review comes first. */
export function SendForm(props: SendFormProps) {
  const { coin, networks, terms, estimate, isStale, fiat, price, rateStaleSince, serviceFee, head } = props
  const t = useT('send')
  const locale = useLocale()
  const { form, found, note, actions, setWay, setNetwork } = useSendForm(props)
  const { way, network, amount } = terms
  return (
    <Card as="section">
      <Form form={form} aria-label={t('form')} gap="5">
        {head}
        <SegmentedControl
          label={t('way.label')}
          width="fill"
          segments={sendWays.map(value => ({ value, label: t(`way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'address' && (
          <NetworkField
            label={t('network')}
            networks={networks.map(each => ({
              code: each.network,
              name: each.networkName,
              note: t('networkFee', { fee: formatAmount(each.networkFee, coin, { mode: 'full', locale }) }),
            }))}
            value={network}
            onChange={setNetwork}
            hint={t('networkHint')}
          />
        )}
        {note !== null && (
          <Notice aria-live="polite" tone="accent">
            {note}
          </Notice>
        )}
        <DestinationFields
          {...{ form, way, found, actions }}
          internalPercent={serviceFee?.internalPercent ?? null}
        />
        <SendAmounts
          form={form}
          coin={coin}
          fiat={fiat}
          price={price}
          rateStaleSince={rateStaleSince}
          available={estimate?.available ?? null}
          maximum={estimate?.maximum ?? null}
        />
        <FormTextField field={form.field.comment} label={t('comment')} />
        {estimate !== null && (
          <SendFees
            fees={{
              ...estimate,
              amount: amount === null ? null : estimate.amount,
              total: amount === null ? null : estimate.total,
            }}
            coin={coin}
            isInternal={way === 'user'}
            isStale={isStale}
          />
        )}
        <SubmitButton form={form} width="fill">
          {t('review')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
