import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { AuthCard } from '../../people/auth/AuthCard.tsx'
import type { ReturnLinkEnd } from './returnLinkEnd.ts'

interface ReturnLinkFormProps {
  /** What came of a link; null for who comes without one. */
  end: ReturnLinkEnd | null
  onSubmit: (values: { readonly email: string }) => Promise<unknown>
  offersHref: string
}

/** Asks for a link back to a trade without an account. Whether there is such a trade, nobody is told. */
export function ReturnLinkForm({ end, onSubmit, offersHref }: ReturnLinkFormProps) {
  const t = useT('guest')
  const form = useForm({
    fields: { email: { typeId: 'email', context: { required: true, maxLength: fieldLengths.email.most } } },
    onSubmit,
  })
  return (
    <AuthCard
      title={t('link.title')}
      lead={t('link.lead')}
      notice={end !== null && <Notice tone="warning">{t(`link.${end}`)}</Notice>}
      elsewhere={
        <TextLink href={offersHref} data-standing="">
          {t('link.toOffers')}
        </TextLink>
      }
    >
      <Form form={form} aria-label={t('link.title')} gap="4">
        <FormTextField field={form.field.email} label={t('link.email')} />
        <SubmitButton form={form} width="fill">
          {t('link.send')}
        </SubmitButton>
      </Form>
    </AuthCard>
  )
}
