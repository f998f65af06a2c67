import type { DecimalString } from '../../../format/decimal.ts'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { FormAmountField } from '../../../forms/FormAmountField.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormSearchSelect } from '../../../forms/FormSearchSelect.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { useRules } from '../../../locales/rules.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import type { SwapOfferValues } from './swapOfferShape.ts'

interface SwapOfferDialogProps extends ModalControls<true> {
  coins: readonly NamedAsset[]
  /** What it begins with. */
  givesCode: string
  takesCode: string
  /** What the house takes; people compare margins with it. */
  houseFeePercent: DecimalString
  /** Publishes it; a refusal that it throws lands on its field. */
  onSubmit: (values: SwapOfferValues) => Promise<unknown>
}

/** Coins to offer for others, at a margin over the market. Answers true once the offer is there. */
export function SwapOfferDialog(props: SwapOfferDialogProps) {
  const { coins, givesCode, takesCode, houseFeePercent, onSubmit, close, dismiss } = props
  const t = useT('swapOffer')
  const locale = useLocale()
  const codes = coins.map(({ code }) => code)
  const { margin } = useRules().advert
  const amount = { required: true, positive: true } as const
  const form = useForm({
    fields: {
      givesCode: { typeId: 'select', initial: givesCode, context: { required: true, options: codes } },
      takesCode: { typeId: 'select', initial: takesCode, context: { required: true, options: codes } },
      marginPercent: {
        typeId: 'amount',
        initial: '',
        context: { required: true, decimals: 2, allowNegative: true, ...margin },
      },
      minimum: { typeId: 'amount', context: amount },
      maximum: { typeId: 'amount', context: amount },
    },
    onSubmit: async values => {
      await onSubmit(values)
      close(true)
    },
  })
  const gives = useField(form.field.givesCode).state.rawValue
  const select = {
    options: coins.map(({ code, name }) => ({
      value: code,
      label: code,
      detail: name,
      mark: <CoinIcon code={code} size="s" />,
    })),
    searchLabel: t('form.searchCoin'),
    emptyLabel: t('form.noCoin'),
  }
  return (
    <FormDialog
      form={form}
      onClose={dismiss}
      title={t('form.title')}
      submitLabel={t('form.publish')}
      pendingLabel={t('form.publishing')}
    >
      <FormSearchSelect
        field={form.field.givesCode}
        label={t('form.gives')}
        placeholder={t('form.gives')}
        {...select}
      />
      <FormSearchSelect
        field={form.field.takesCode}
        label={t('form.takes')}
        placeholder={t('form.takes')}
        {...select}
      />
      <FormAmountField
        field={form.field.marginPercent}
        label={t('form.margin')}
        hint={t('form.marginHint', {
          min: formatDecimal(margin.min, locale),
          max: formatDecimal(margin.max, locale),
          fee: formatDecimal(houseFeePercent, locale),
        })}
      />
      <FormAmountField field={form.field.minimum} label={t('form.minimum')} code={gives} />
      <FormAmountField field={form.field.maximum} label={t('form.maximum')} code={gives} />
    </FormDialog>
  )
}
