import { isDecimalString } from '../../../../format/decimal.ts'
import { formatRange } from '../../../../format/formatRange.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { AdvertForm } from './form/useAdvertForm.ts'
import type { WizardMethod } from './form/wizardMethod.ts'
import type { WizardStep } from './form/wizardStep.ts'

interface Told {
  readonly advert: Pick<AdvertForm, 'values'>
  readonly assets: AssetBook
  readonly methods: readonly WizardMethod[] | null
}

/** What was said in each step, in a line. */
export function useStepSummaries({
  advert,
  assets,
  methods,
}: Told): Partial<Readonly<Record<WizardStep, string>>> {
  const t = useT('advertWizard')
  const locale = useLocale()
  const { type, cryptoCurrencyCode, currencyCode, paymentMethodCodes, minimum, maximum } = advert.values
  const fiat = assets.of(currencyCode)
  const nameOf = (code: string) => methods?.find(method => method.code === code)?.name ?? code
  return {
    general: t(`general.summary.${type}`, { coin: assets.of(cryptoCurrencyCode).name, fiat: fiat.name }),
    payment: paymentMethodCodes.map(nameOf).join(', '),
    ...(isDecimalString(minimum) && isDecimalString(maximum)
      ? { limits: formatRange(minimum, maximum, fiat, { mode: 'shown', locale }) }
      : {}),
  }
}
