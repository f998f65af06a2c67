import type { ReactNode } from 'react'
import { compare } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { FormRadioGroup } from '../../../../forms/FormRadioGroup.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useField } from '../../../../forms/useField.ts'
import { useForm } from '../../../../forms/useForm.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { choiceFrom } from '../../../people/credential/requisiteChoice.ts'
import { GuestFields } from '../../guest/GuestFields.tsx'
import type { PayoutNetwork } from '../../guest/payoutNetwork.ts'
import { namesPayer } from '../../trade/payment/namesPayer.ts'
import { viewerDoes } from '../offer.ts'
import type { AmountSide, Offer, ViewerLimit } from '../offer.ts'
import { requirementWord } from '../requirement.ts'
import { AmountPair } from './AmountPair.tsx'
import { OpenTradeFigures } from './OpenTradeFigures.tsx'
import { Submit } from './OpenTradeForm.styles.ts'
import { noSeller, openTradeFields } from './openTradeFields.ts'
import type { GuestValues, OpenTradeValues, SellerSide } from './openTradeFields.ts'
import { RequisiteFields } from './RequisiteFields.tsx'
import { sellerMethod } from './sellerMethod.ts'
import { useAmountPair } from './useAmountPair.ts'

interface OpenTradeFormProps {
  offer: Offer & { readonly viewerLimit: ViewerLimit | null }
  coin: DisplayAsset
  fiat: DisplayAsset
  /** What was searched for; the form starts with it. */
  start: { readonly amount: DecimalString; readonly side: AmountSide } | null
  /** Opens the trade. A refusal that it throws lands on the fields. */
  onOpen: (values: OpenTradeValues) => Promise<unknown>
  /** Where a seller can be paid; left out for who buys. */
  seller?: SellerSide | undefined
  /** Over which the coins of somebody without an account can be sent; left out for who has one. */
  payoutNetworks?: readonly PayoutNetwork[] | undefined
  /** Above the button: a `PriceChangedNotice`. */
  notice?: ReactNode
}

/** Who is left less than the offer's minimum is told so as an unmet requirement. */
const limitOf = ({ minimum, viewerLimit }: OpenTradeFormProps['offer']): ViewerLimit | null =>
  viewerLimit === null || compare(viewerLimit.maximum, minimum) < 0 ? null : viewerLimit

/** Opens a trade on an offer: how much, how it is paid, and, for a seller, to which account. */
export function OpenTradeForm(props: OpenTradeFormProps) {
  const { offer, coin, fiat, start, onOpen, seller = noSeller, payoutNetworks = null, notice } = props
  const t = useT('advert')
  const tOpen = useT('openTrade')
  const locale = useLocale()
  const does = viewerDoes(offer.type)
  const { price } = offer
  const viewerLimit = limitOf(offer)
  const methodOf = (code: string) => offer.paymentMethods.find(each => each.code === code)
  const form = useForm({
    fields: openTradeFields(
      { ...offer, maximum: viewerLimit?.maximum ?? offer.maximum },
      { coin, fiat },
      seller,
      payoutNetworks,
    ),
    onSubmit: async values => {
      if (price === null) return
      await onOpen({
        amount: side === 'fiat' ? values.amount : values.coinAmount,
        amountSide: side,
        priceSeen: price,
        paymentMethodCode: values.paymentMethodCode,
        payerName: asksPayer && values.payerName.trim() !== '' ? values.payerName.trim() : null,
        paidTo: does === 'sell' ? choiceFrom(values, seller.askedBy(values.paymentMethodCode)) : null,
        guest: payoutNetworks === null ? null : guestFrom(values),
      })
    },
  })
  const { side, write } = useAmountPair({ form, price, coin, fiat, start })
  const chosen = methodOf(useField(form.field.paymentMethodCode).state.value)
  const asksPayer = does === 'buy' && chosen !== undefined && namesPayer[chosen.group]
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
      ? tOpen('unavailable')
      : first !== undefined
        ? t(`requirement.short.${requirementWord(first.code)}`)
        : undefined
  return (
    <Card as="section">
      <Form form={form} aria-label={tOpen('summary')} gap="5">
        <AmountPair {...{ form, offer, viewerLimit, coin, fiat, does }} onWrite={write} />
        <FormRadioGroup
          field={
            does === 'sell' ? sellerMethod(form, offer.currencyCode, seller) : form.field.paymentMethodCode
          }
          label={tOpen(does === 'buy' ? 'chooseMethod' : 'chooseMethodSell')}
          options={offer.paymentMethods.map(({ code, name }) => ({ value: code, label: name }))}
        />
        {does === 'sell' && chosen !== undefined && (
          <RequisiteFields form={form} method={chosen} currencyCode={offer.currencyCode} seller={seller} />
        )}
        {asksPayer && (
          <FormTextField
            field={form.field.payerName}
            label={tOpen('payer')}
            hint={tOpen('payerHint')}
            autoComplete="name"
          />
        )}
        {payoutNetworks !== null && <GuestFields fields={form.field} networks={payoutNetworks} />}
        <OpenTradeFigures offer={offer} coin={coin} fiat={fiat} />
        {notice}
        <Submit>
          <SubmitButton form={form} width="fill" disabledReason={reason} pendingLabel={tOpen('opening')}>
            {written === null ? tOpen(`${does}SubmitPlain`) : tOpen(`${does}Submit`, { amount: written })}
          </SubmitButton>
          <Caption>{tOpen(`${does}Next`)}</Caption>
        </Submit>
      </Form>
    </Card>
  )
}

interface GuestFormValues extends Omit<GuestValues, 'email'> {
  readonly guestEmail: string
}

const guestFrom = ({ guestEmail, payoutNetwork, payoutAddress }: GuestFormValues): GuestValues => ({
  email: guestEmail,
  payoutNetwork,
  payoutAddress,
})
