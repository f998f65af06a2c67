import type { ReactNode } from 'react'
import type { DecimalString } from '../../format/decimal.ts'
import type { Moment } from '../../format/formatDate.ts'
import type { DisplayAsset } from '../../format/displayAsset.ts'
import { Form } from '../../forms/Form.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useT } from '../../locales/useT.ts'
import { Card } from '../../primitives/card/Card.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Notice } from '../../primitives/notice/Notice.tsx'
import { SegmentedControl } from '../../primitives/segmented/SegmentedControl.tsx'
import { DestinationFields } from './DestinationFields.tsx'
import { SendAmounts } from './SendAmounts.tsx'
import { SendFees } from './SendFees.tsx'
import { SendNetworks } from './SendNetworks.tsx'
import { sendWays } from './sendShape.ts'
import type {
  AddressCheckShape,
  SavedAddressShape,
  SendDraft,
  SendEstimate,
  SendNetwork,
  SendWay,
  ServiceFeeShape,
} from './sendShape.ts'
import type { CheckDestination } from './useDestination.ts'
import { useSendForm } from './useSendForm.ts'

/** What the costs depend on. */
export interface SendTerms {
  readonly way: SendWay
  readonly network: string | null
  /** Null while none is written. */
  readonly amount: DecimalString | null
}

export interface SendFormProps {
  coin: DisplayAsset
  networks: readonly SendNetwork[]
  terms: SendTerms
  onTerms: (terms: SendTerms) => void
  /** Null until it is known. */
  estimate: SendEstimate | null
  isStale: boolean
  fiat: DisplayAsset | null
  price: DecimalString | null
  /** From when the price is, where it is old; null for a fresh one. */
  rateStaleSince: Moment | null
  /** What the service takes, before an amount is written; null where it is not told. */
  serviceFee: ServiceFeeShape | null
  start: Partial<SendDraft>
  check: CheckDestination
  /** Reads a code with the camera; what it said, or nothing. */
  scan: () => Promise<string | undefined>
  pickSaved: () => Promise<SavedAddressShape | undefined>
  /** Saves the address under a name. */
  save: (draft: SendDraft) => Promise<unknown>
  /** On to the review. */
  onReview: (draft: SendDraft, found: AddressCheckShape | null) => void
  /** Above the form: another coin to send. */
  head?: ReactNode
}

/** What to send and where, with its cost as it is typed. Nothing is sent from here: a review comes first. */
export function SendForm(props: SendFormProps) {
  const { coin, networks, terms, estimate, isStale, fiat, price, rateStaleSince, serviceFee, head } = props
  const t = useT('send')
  const { form, found, note, actions, setWay, setNetwork } = useSendForm(props)
  const { way, network, amount } = terms
  return (
    <Card as="section">
      <Form form={form} aria-label={t('form')}>
        <Stack gap="5">
          {head}
          <SegmentedControl
            label={t('way.label')}
            width="fill"
            segments={sendWays.map(value => ({ value, label: t(`way.${value}`) }))}
            value={way}
            onChange={setWay}
          />
          {way === 'address' && (
            <SendNetworks networks={networks} network={network} coin={coin} onChange={setNetwork} />
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
        </Stack>
      </Form>
    </Card>
  )
}
