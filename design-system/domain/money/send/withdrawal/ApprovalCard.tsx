import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx'
import { DangerSubmit } from '../../../../forms/DangerSubmit.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'
import { SendFees } from '../SendFees.tsx'
import { SendTarget } from './SendTarget.tsx'
import type { ApprovalShape } from './withdrawalShape.ts'

interface ApprovalCardProps {
  approval: ApprovalShape
  coin: DisplayAsset
  onApprove: () => Promise<unknown>
  onDecline: () => void
  isDeclining: boolean
}

/** What the link of a letter asks to approve. Approving takes a tick and a press; declining takes one press: it loses nothing. */
export function ApprovalCard({ approval, coin, onApprove, onDecline, isDeclining }: ApprovalCardProps) {
  const t = useT('send')
  const locale = useLocale()
  const left = useTimeLeft(approval.approveUntil)
  const form = useForm({
    fields: { isSure: { typeId: 'checkbox', context: { required: true } } },
    onSubmit: onApprove,
  })
  const written = formatAmount(approval.amount, coin, { mode: 'full', locale })
  return (
    <Card as="section">
      <Form form={form} aria-label={t('approval.title')} gap="5">
        <Stack gap="1">
          <Heading level={1} look="title-2">
            {t('approval.title')}
          </Heading>
          <Text as="p" tone="secondary">
            {t('approval.lead')}
          </Text>
        </Stack>
        <Amount size="xl" amount={approval.amount} asset={coin} mode="full" code="always" />
        <SendTarget terms={approval} />
        <SendFees
          fees={{ ...approval, serviceFeePercent: null, minutes: null }}
          coin={coin}
          isInternal={approval.recipientName !== null}
        />
        <FormCheckbox field={form.field.isSure}>{t('approval.sure')}</FormCheckbox>
        <Inline gap="3">
          <Button
            size="l"
            onClick={onDecline}
            pendingLabel={isDeclining ? t('approval.declining') : undefined}
          >
            {t('approval.decline')}
          </Button>
          <DangerSubmit form={form} pendingLabel={t('approval.approving')}>
            {t('approval.approve', { amount: written })}
          </DangerSubmit>
        </Inline>
        <Text as="p" size="caption" tone="secondary">
          {t('approval.declineHint')}
        </Text>
        {approval.approveUntil !== null && (
          <Text size="label" role="timer" aria-live="off">
            {t('approval.until', { time: formatCountdown(left) })}
          </Text>
        )}
      </Form>
    </Card>
  )
}
