import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormAmountField } from '../../../forms/FormAmountField.tsx'
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx'
import { FormSearchSelect } from '../../../forms/FormSearchSelect.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useField } from '../../../forms/useField.ts'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { linesOfMethod } from './credentialFields.ts'
import { MethodField } from './MethodField.tsx'
import { RequisiteLines } from './RequisiteLines.tsx'
import { useCredentialForm } from './useCredentialForm.ts'
import type { CredentialFormParts } from './useCredentialForm.ts'

interface CredentialFormProps extends CredentialFormParts {
  /** The methods of the chosen currency could not be loaded. */
  haveMethodsFailed?: boolean | undefined
  cancelHref: string
}

/** Saves where somebody is paid, or changes it: how, the lines that this needs, and when they are given out. */
export function CredentialForm({ cancelHref, haveMethodsFailed = false, ...parts }: CredentialFormProps) {
  const t = useT('credential')
  const tCommon = useT('common')
  const { form, currency, method, autoIssue } = useCredentialForm(parts)
  const { assets, credential, methods } = parts
  const { field } = form
  const fiat = assets.of(useField(field.currencyCode).state.value)
  const chosenCode = useField(field.paymentMethodCode).state.value
  const chosen = methods?.find(({ code }) => code === chosenCode)
  return (
    <Form form={form} aria-label={t('form.label')} gap="4">
      <SectionCard title={t('form.how')}>
        <Grid columns="halves" gap="4">
          <FormSearchSelect
            field={currency}
            label={t('form.currency')}
            options={assets.fiats.map(({ code, name }) => ({ value: code, label: code, detail: name }))}
            placeholder={t('form.currency')}
            searchLabel={t('form.searchCurrency')}
            emptyLabel={t('form.noCurrency')}
          />
          <MethodField field={method} methods={methods} hasFailed={haveMethodsFailed} />
        </Grid>
      </SectionCard>
      <SectionCard title={t('form.lines')} lead={t('form.linesText')}>
        {chosen === undefined ? (
          <Notice>{t('form.linesLater')}</Notice>
        ) : (
          <RequisiteLines fields={field} asked={linesOfMethod(chosen)} />
        )}
        <FormTextField
          field={field.applink}
          label={t('form.applink')}
          labelEnd={tCommon('answer.optional')}
          hint="https://"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <FormTextArea
          field={field.description}
          label={t('form.description')}
          hint={t('form.descriptionHint')}
        />
      </SectionCard>
      <SectionCard title={t('form.use')}>
        <FormTextField
          field={field.name}
          label={t('form.name')}
          hint={t('form.nameHint')}
          autoComplete="off"
        />
        <FormCheckbox field={autoIssue} hint={t('form.autoIssueHint')}>
          {t('form.autoIssue')}
        </FormCheckbox>
        <UpTo autoIssue={field.autoIssue} max={field.maxAutoIssueAmount} fiat={fiat} />
        <FormCheckbox field={field.isActive} hint={t('activeHint')}>
          {t('form.active')}
        </FormCheckbox>
      </SectionCard>
      <Inline gap="2">
        <SubmitButton form={form} pendingLabel={t('form.saving')}>
          {t(credential === null ? 'form.create' : 'form.update')}
        </SubmitButton>
        <LinkButton size="l" variant="ghost" href={cancelHref}>
          {tCommon('verb.cancel')}
        </LinkButton>
      </Inline>
    </Form>
  )
}

interface UpToProps {
  autoIssue: FieldHandle<'checkbox'>
  max: FieldHandle<'amount'>
  fiat: DisplayAsset
}

/** How far they are given out by themselves; only where they are at all. */
function UpTo({ autoIssue, max, fiat }: UpToProps) {
  const t = useT('credential')
  const { state } = useField(autoIssue)
  if (!state.value) return null
  return (
    <FormAmountField
      field={max}
      label={t('form.max')}
      hint={t('form.maxHint')}
      symbol={fiat.symbol}
      code={fiat.code}
    />
  )
}
