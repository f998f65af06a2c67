import type { Form } from '../../../../forms/engine/form.ts'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { ChooseRequisites } from '../../../people/credential/ChooseRequisites.tsx'
import { followChoice, savedFor } from '../../../people/credential/requisiteChoice.ts'
import type { OfferMethod } from '../offer.ts'
import { Title } from './OpenTradeForm.styles.ts'
import type { OpenTradeFields, SellerSide } from './openTradeFields.ts'

interface RequisiteFieldsProps {
  form: Form<OpenTradeFields>
  method: OfferMethod
  currencyCode: string
  seller: SellerSide
}

/** Where a seller is paid by the chosen method, and a warning when such a payment can be taken back. */
export function RequisiteFields({ form, method, currencyCode, seller }: RequisiteFieldsProps) {
  const t = useT('openTrade')
  const asked = seller.askedBy(method.code)
  return (
    <Stack as="section" gap="3">
      <div>
        <Title>{t('requisitesTitle')}</Title>
        <Text as="p" tone="secondary">
          {t('requisitesText')}
        </Text>
      </div>
      {method.reversible && (
        <Notice tone="negative" title={t('reversibleTitle')}>
          {t('reversible', { method: method.name })}
        </Notice>
      )}
      <ChooseRequisites
        fields={form.field}
        saved={savedFor(seller.saved, currencyCode, method.code)}
        asked={asked}
        onChoose={chosen => followChoice(form, chosen, asked)}
      />
    </Stack>
  )
}
