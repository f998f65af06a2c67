import Gavel from 'lucide-react/icons/gavel'
import { useId } from 'react'
import { DangerSubmit } from '../../../forms/DangerSubmit.tsx'
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useFormProblem } from '../../../forms/useFormProblem.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { statementLength } from '../../trading/dispute/CaseDialog.tsx'
import type { DisputeKind } from '../../trading/dispute/caseView.ts'
import { caseSides } from '../../trading/dispute/dispute.ts'
import type { CaseSideName } from '../../trading/dispute/dispute.ts'
import type { RulingValues } from './deskDispute.ts'

interface RulingPanelProps {
  kind: DisputeKind
  /** What goes to one side or the other. */
  amount: DecimalString
  coin: DisplayAsset
  nameOf: Readonly<Record<CaseSideName, string>>
  /** Decides, for good; what it throws is said here. */
  onRule: (ruling: RulingValues) => Promise<unknown>
}

/** An arbiter decides beside what they read. Use `RulingDialog` where there is no room for it. */
export function RulingPanel({ kind, amount, coin, nameOf, onRule }: RulingPanelProps) {
  const t = useT('deskDispute')
  const tDispute = useT('dispute')
  const locale = useLocale()
  const id = useId()
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('opinions.noAnswer'))
  const form = useForm({
    fields: {
      inFavourOf: { typeId: 'select', context: { required: true, options: caseSides } },
      reason: { typeId: 'textArea', context: { required: true, ...statementLength } },
      hasRead: { typeId: 'checkbox', context: { required: true } },
    },
    onSubmit: ({ inFavourOf, reason }) => {
      clear()
      return onRule({ inFavourOf: inFavourOf as CaseSideName, reason: reason.trim() })
    },
    onFailure,
    onAlert,
  })
  const shown = formatAmount(amount, coin, { mode: 'full', locale })
  return (
    <Card as="section" aria-labelledby={id} gap="4">
      <Heading level={2} id={id}>
        {t('rule.title')}
      </Heading>
      <Caption as="p">{t('rule.lead')}</Caption>
      <FormRadioGroup
        field={form.field.inFavourOf}
        label={t('rule.side')}
        options={caseSides.map(value => ({
          value,
          label: t(`rule.${value}.name`),
          note: t(`rule.${value}.${kind}`, { amount: shown, name: nameOf[value] }),
        }))}
      />
      <FormTextArea field={form.field.reason} label={t('rule.reason')} hint={t('rule.hint')} rows={5} />
      <FormCheckbox field={form.field.hasRead}>{tDispute('rule.guard')}</FormCheckbox>
      <Notice tone="negative" icon={Gavel}>
        {t('rule.undone')}
      </Notice>
      <FormProblem problem={problem} />
      <DangerSubmit form={form} icon={Gavel} pendingLabel={t('opinions.sending')}>
        {t('rule.act')}
      </DangerSubmit>
    </Card>
  )
}
