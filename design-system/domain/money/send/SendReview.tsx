import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx'
import { FormCodeField } from '../../../forms/FormCodeField.tsx'
import { DangerSubmit } from '../../../forms/DangerSubmit.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Amount } from '../../reference/asset/Amount.tsx'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { authenticatorDigits } from '../../people/auth/authForm.ts'
import { SendFees } from './SendFees.tsx'
import { SendTarget } from './withdrawal/SendTarget.tsx'
import type { SendDraft, SendEstimate, SendRecipient } from './sendShape.ts'

interface SendReviewProps {
  draft: SendDraft
  coin: DisplayAsset
  networkName: string | null
  /** As it will be sent to; null to a user. */
  address: string | null
  recipient: SendRecipient | null
  /** The costs of exactly this. */
  estimate: SendEstimate
  isStale?: boolean | undefined
  /** Above the button: a `FeeChangedNotice`, or that nobody knows whether it was sent. */
  notice?: ReactNode
  /** Sends it. A refusal of `code` that it throws lands on the field. */
  onSend: (proof: { readonly code?: string }) => Promise<unknown>
  onChange: () => void
}

/** The last look before coins leave: all of the address in pieces, all amounts, and a box to tick. Nothing undoes what comes after. */
export function SendReview(props: SendReviewProps) {
  const { draft, coin, networkName, address, recipient, estimate, isStale, notice, onSend, onChange } = props
  const t = useT('send')
  const locale = useLocale()
  const { needsCode } = estimate
  const isInternal = draft.way === 'user'
  const title = useRef<HTMLHeadingElement>(null)
  // It takes the form's place: reading begins at its top again.
  useEffect(() => title.current?.focus(), [])
  const form = useForm({
    fields: {
      isCompared: { typeId: 'checkbox', context: { required: true } },
      code: { typeId: 'code', context: { required: needsCode, length: authenticatorDigits } },
    },
    onSubmit: ({ code }) => onSend(needsCode ? { code } : {}),
  })
  return (
    <Card as="section">
      <Form form={form} aria-label={t('check.title')} gap="5">
        <Stack gap="1">
          <Heading level={2} ref={title} tabIndex={-1}>
            {t('check.title')}
          </Heading>
          <Text as="p" tone="secondary">
            {t('check.lead')}
          </Text>
        </Stack>
        <Amount size="xl" amount={draft.amount} asset={coin} mode="full" code="always" />
        <SendTarget
          terms={{
            address,
            memo: draft.memo === '' ? null : draft.memo,
            networkName,
            recipientName: isInternal ? (recipient?.userName ?? draft.userName) : null,
          }}
        />
        <SendFees fees={{ ...estimate, amount: draft.amount }} {...{ coin, isInternal, isStale }} />
        <FormCheckbox field={form.field.isCompared} hint={isInternal ? undefined : t('check.compare')}>
          {t(isInternal ? 'check.comparedName' : 'check.compared')}
        </FormCheckbox>
        {needsCode && <FormCodeField field={form.field.code} label={t('check.code')} />}
        {notice}
        <Inline gap="3">
          <Button size="l" onClick={onChange}>
            {t('check.change')}
          </Button>
          <DangerSubmit form={form} pendingLabel={t('check.sending')}>
            {t('check.submit', { amount: formatAmount(draft.amount, coin, { mode: 'full', locale }) })}
          </DangerSubmit>
        </Inline>
        <Notice>{t(estimate.approvalWay === 'email' ? 'check.letter' : 'check.messenger')}</Notice>
      </Form>
    </Card>
  )
}
