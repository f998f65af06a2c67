import type { Form } from '../../../forms/form.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { OfferMethod } from '../offer.ts'
import { Title } from './OpenTradeForm.styles.ts'
import { requisiteKindsOf } from './openTradeFields.ts'
import type { OpenTradeFields } from './openTradeFields.ts'

interface RequisiteFieldsProps {
  form: Form<OpenTradeFields>
  method: OfferMethod
}

/** Where a seller is paid by the chosen method, and a warning when such a payment can be taken back. */
export function RequisiteFields({ form, method }: RequisiteFieldsProps) {
  const t = useT('advert')
  return (
    <Stack as="section" gap="3">
      <div>
        <Title>{t('open.requisitesTitle')}</Title>
        <Text as="p" tone="secondary">
          {t('open.requisitesText')}
        </Text>
      </div>
      {method.reversible && (
        <Notice tone="negative" title={t('open.reversibleTitle')}>
          {t('open.reversible', { method: method.name })}
        </Notice>
      )}
      {requisiteKindsOf(method.group).map(kind => (
        <FormTextField
          key={kind}
          field={form.field[kind]}
          label={t(`open.requisite.${kind}`)}
          autoComplete="off"
          hint={kind === 'note' ? t('open.noteHint') : undefined}
        />
      ))}
    </Stack>
  )
}
