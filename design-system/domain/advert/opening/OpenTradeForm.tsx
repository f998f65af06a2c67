import type { ReactNode } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { choiceFrom } from '../../credential/requisiteChoice.ts'
import { viewerDoes } from '../offer.ts'
import type { AmountSide, Offer } from '../offer.ts'
import { requirementWord } from '../requirement.ts'
import { AmountPair } from './AmountPair.tsx'
import { OpenTradeFigures } from './OpenTradeFigures.tsx'
import { Submit } from './OpenTradeForm.styles.ts'
import { noSeller, openTradeFields } from './openTradeFields.ts'
import type { OpenTradeValues, SellerSide } from './openTradeFields.ts'
import { RequisiteFields } from './RequisiteFields.tsx'
import { sellersMethod } from './sellersMethod.ts'
import { useAmountsInStep } from './useAmountsInStep.ts'

interface OpenTradeFormProps {
  offer: Offer
  coin: DisplayAsset
  fiat: DisplayAsset
  /** What was searched for; the form starts with it. */
  start: { readonly amount: DecimalString; readonly side: AmountSide } | null
  /** Opens the trade. A refusal that it throws lands on the fields. */
  onOpen: (values: OpenTradeValues) => Promise<unknown>
  /** Where a seller can be paid; left out for who buys. */
  seller?: SellerSide | undefined
  /** Above the button: a `PriceChangedNotice`. */
  notice?: ReactNode
}

/** Opens a trade on an offer: how much, how it is paid, and, for a seller, to which account. */
export function OpenTradeForm(props: OpenTradeFormProps) {
  const { offer, coin, fiat, start, onOpen, seller = noSeller, notice } = props
  const t = useT('advert')
  const locale = useLocale()
  const does = viewerDoes(offer.type)
  const { price } = offer
  const methodOf = (code: string) => offer.paymentMethods.find(each => each.code === code)
  const form = useForm({
    fields: openTradeFields(offer, { coin, fiat }, seller),
    onSubmit: async values => {
      if (price === null) return
      await onOpen({
        amount: side === 'fiat' ? values.amount : values.coinAmount,
        amountSide: side,
        priceSeen: price,
        paymentMethodCode: values.paymentMethodCode,
        paidTo: does === 'sell' ? choiceFrom(values, seller.askedBy(values.paymentMethodCode)) : null,
      })
    },
  })
  const { side, write } = useAmountsInStep({ form, price, coin, fiat, start })
  const chosen = methodOf(useField(form.field.paymentMethodCode).state.value)
  const amount = useField(form.field.amount).state
  const coins = useField(form.field.coinAmount).state
  const [first] = offer.requirements
  const submitted = does === 'buy' ? amount : coins
  const written =
    submitted.isValid && submitted.value !== ''
      ? formatAmount(submitted.value, does === 'buy' ? fiat : coin, { mode: 'full', locale })
      : null
  const reason =
    price === null
      ? t('open.unavailable')
      : first !== undefined
        ? t(`requirement.short.${requirementWord(first.code)}`)
        : undefined
  return (
    <Card as="section">
      <Form form={form} aria-label={t('open.summary')}>
        <Stack gap="5">
          <AmountPair {...{ form, offer, coin, fiat, does }} onWrite={write} />
          <FormRadioGroup
            field={
              does === 'sell' ? sellersMethod(form, offer.currencyCode, seller) : form.field.paymentMethodCode
            }
            label={t(does === 'buy' ? 'open.chooseMethod' : 'open.chooseMethodSell')}
            options={offer.paymentMethods.map(({ code, name }) => ({ value: code, label: name }))}
          />
          {does === 'sell' && chosen !== undefined && (
            <RequisiteFields form={form} method={chosen} currencyCode={offer.currencyCode} seller={seller} />
          )}
          <OpenTradeFigures offer={offer} coin={coin} fiat={fiat} />
          {notice}
          <Submit>
            <SubmitButton form={form} width="fill" disabledReason={reason} pendingLabel={t('open.opening')}>
              {written === null ? t(`open.${does}SubmitPlain`) : t(`open.${does}Submit`, { amount: written })}
            </SubmitButton>
            <Text size="caption" tone="secondary">
              {t(`open.${does}Next`)}
            </Text>
          </Submit>
        </Stack>
      </Form>
    </Card>
  )
}
