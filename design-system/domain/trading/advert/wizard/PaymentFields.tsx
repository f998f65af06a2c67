import X from 'lucide-react/icons/x'
import { FormRadioGroup } from '../../../../forms/FormRadioGroup.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useField } from '../../../../forms/useField.ts'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import type { SavedRequisites } from '../../../people/credential/credentialShape.ts'
import { otherRequisites } from '../../../people/credential/requisiteChoice.ts'
import { RequisiteLines } from '../../../people/credential/RequisiteLines.tsx'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { summaryOf } from '../../../reference/method/requisiteText.ts'
import { useRules } from '../../../../locales/rules.ts'
import { askedLines } from './form/askedLines.ts'
import { ChosenMethod, ChosenMethods } from './PaymentFields.styles.ts'
import type { AdvertForm } from './form/useAdvertForm.ts'
import type { WizardMethod } from './form/wizardMethod.ts'

interface PaymentFieldsProps {
  advert: AdvertForm
  /** Of the chosen currency; null while they come. */
  methods: readonly WizardMethod[] | null
  haveMethodsFailed: boolean
  /** The owner's saved details, whatever they are for. */
  saved: readonly SavedRequisites[]
}

/** How money moves, and, for who sells, where to. */
export function PaymentFields({ advert, methods, haveMethodsFailed, saved }: PaymentFieldsProps) {
  const { type } = advert.values
  return (
    <>
      <Methods {...{ advert, methods, haveMethodsFailed }} />
      {type === 'Sell' && <Where {...{ advert, saved }} methods={methods ?? []} />}
    </>
  )
}

function Methods({ advert, methods, haveMethodsFailed }: Omit<PaymentFieldsProps, 'saved'>) {
  const t = useT('advertWizard')
  const { choose, form, values } = advert
  const { paymentMethodCodes: codes, type } = values
  const { error } = useField(form.field.paymentMethodCodes)
  const left = (methods ?? []).filter(({ code }) => !codes.includes(code))
  const nameOf = (code: string) => methods?.find(method => method.code === code)?.name ?? code
  const { methods: count } = useRules().advert
  return (
    <SectionCard
      title={t('payment.title')}
      lead={t(type === 'Sell' ? 'payment.leadSell' : 'payment.leadBuy', { count })}
    >
      {codes.length > 0 && (
        <ChosenMethods aria-label={t('payment.methods')}>
          {codes.map(code => (
            <ChosenMethod key={code}>
              <Icon of={methodIcon[methods?.find(method => method.code === code)?.group ?? 'other']} />
              <span>{nameOf(code)}</span>
              <IconButton
                icon={X}
                label={t('payment.remove', { name: nameOf(code) })}
                onClick={() => choose.methods(codes.filter(other => other !== code))}
              />
            </ChosenMethod>
          ))}
        </ChosenMethods>
      )}
      {codes.length < count && (
        <SearchSelect
          label={t('payment.methods')}
          placeholder={t('payment.choose')}
          searchLabel={t('payment.search')}
          emptyLabel={t('general.nothing')}
          options={left.map(({ code, name, group }) => ({
            value: code,
            label: name,
            mark: <Icon of={methodIcon[group]} size="s" />,
          }))}
          value={null}
          onChange={code => choose.methods([...codes, code])}
          error={error}
          disabledReason={
            methods === null ? t(haveMethodsFailed ? 'payment.failed' : 'payment.loading') : undefined
          }
        />
      )}
      <FormTextField
        field={form.field.bankName}
        label={t('payment.bank')}
        hint={t('payment.bankHint')}
        autoComplete="off"
      />
    </SectionCard>
  )
}

interface WhereProps {
  advert: AdvertForm
  methods: readonly WizardMethod[]
  saved: readonly SavedRequisites[]
}

function Where({ advert, methods, saved }: WhereProps) {
  const t = useT('advertWizard')
  const { choose, form, values } = advert
  const { paymentMethodCodes: codes, currencyCode, paymentCredentialId: chosen } = values
  const fitting = saved.filter(
    ({ id, isActive, currencyCode: fiat, paymentMethod }) =>
      (isActive || id === chosen) && fiat === currencyCode && codes.includes(paymentMethod.code),
  )
  const note = chosen === otherRequisites ? t('payment.severalTyped') : t('payment.severalSaved')
  return (
    <SectionCard title={t('payment.whereTitle')} lead={t('payment.whereLead')}>
      {codes.length === 0 ? (
        <Notice>{t('payment.chooseFirst')}</Notice>
      ) : (
        <FormRadioGroup
          field={{ ...form.field.paymentCredentialId, change: choose.credential }}
          label={t('payment.details')}
          options={[
            ...fitting.map(({ id, name, credentials }) => ({
              value: id,
              label: name,
              note: summaryOf(credentials),
            })),
            { value: otherRequisites, label: t('payment.other'), note: t('payment.otherNote') },
          ]}
        />
      )}
      {codes.length > 0 && chosen === otherRequisites && (
        <RequisiteLines fields={form.field} asked={askedLines(methods, codes)} />
      )}
      {codes.length > 1 && chosen !== '' && <Caption as="p">{note}</Caption>}
    </SectionCard>
  )
}
