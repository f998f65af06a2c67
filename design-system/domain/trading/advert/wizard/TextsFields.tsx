import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import type { AdvertForm } from './form/useAdvertForm.ts'

/** What the owner says in their own words. */
export function TextsFields({ advert }: { advert: Pick<AdvertForm, 'form'> }) {
  const t = useT('advertWizard')
  const { field } = advert.form
  return (
    <SectionCard title={t('texts.title')}>
      <FormTextField
        field={field.promoText}
        label={t('texts.promo')}
        hint={t('texts.promoHint')}
        autoComplete="off"
      />
      <FormTextArea field={field.terms} label={t('texts.terms')} hint={t('texts.termsHint')} />
    </SectionCard>
  )
}
