import type { ReactNode } from 'react'
import { isDecimalString } from '../../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../../format/date/formatDuration.ts'
import { formatRange } from '../../../../../format/formatRange.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Button } from '../../../../../primitives/button/Button.tsx'
import { SectionCard } from '../../../../../primitives/card/SectionCard.tsx'
import { Inline } from '../../../../../primitives/layout/Inline.tsx'
import { DefinitionList } from '../../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../../../reference/asset/assetBook.ts'
import type { CountryChoice } from '../../../../page/filter/useFilterOptions.tsx'
import type { AdvertValues } from '../form/advertValues.ts'
import type { PricePreview } from '../form/price.ts'
import type { WizardMethod } from '../form/wizardMethod.ts'
import { useFurtherRows } from './useFurtherRows.ts'
import { wizardSteps } from '../form/wizardStep.ts'
import type { WizardStep } from '../form/wizardStep.ts'

interface PreviewSummaryProps {
  values: AdvertValues
  methods: readonly WizardMethod[]
  countries: readonly CountryChoice[]
  coin: NamedAsset
  fiat: NamedAsset
  price: PricePreview | null
  onGo: (step: WizardStep) => void
}

/** Everything that was written, before it is published, with the way back to each step. */
export function PreviewSummary(props: PreviewSummaryProps) {
  const { values, methods, countries, coin, fiat, price, onGo } = props
  const t = useT('advertWizard')
  const locale = useLocale()
  const { minimum, maximum, type } = values
  const nameOf = (code: string) => methods.find(method => method.code === code)?.name ?? code
  const country = countries.find(({ code }) => code === values.countryCode)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('preview.type'), t(`general.summary.${type}`, { coin: coin.name, fiat: fiat.name })],
    [t('preview.country'), country?.name ?? t('general.anywhere')],
    [t('preview.price'), price === null ? '–' : priceText(price, fiat, locale)],
    [t('preview.methods'), values.paymentMethodCodes.map(nameOf).join(', ')],
    [
      t('preview.limits'),
      isDecimalString(minimum) && isDecimalString(maximum)
        ? formatRange(minimum, maximum, fiat, { mode: 'shown', locale })
        : '–',
    ],
    [t('preview.escrow'), formatDuration(Number.parseInt(values.escrowMinutes, 10) || 0, locale)],
    ...useFurtherRows(values, fiat),
  ]
  return (
    <SectionCard title={t('preview.summary')}>
      <DefinitionList>
        {rows.map(([term, detail]) => (
          <DefinitionRow key={term} term={term}>
            {detail}
          </DefinitionRow>
        ))}
      </DefinitionList>
      {values.terms !== '' && (
        <div>
          <Text as="p" size="label" tone="secondary">
            {t('preview.terms')}
          </Text>
          <Text as="p">{values.terms}</Text>
        </div>
      )}
      <Inline gap="2">
        {wizardSteps
          .filter(step => step !== 'preview')
          .map(step => (
            <Button key={step} size="s" onClick={() => onGo(step)}>
              {t('preview.change', { step: t(`step.${step}`) })}
            </Button>
          ))}
      </Inline>
    </SectionCard>
  )
}

const priceText = (price: PricePreview, fiat: DisplayAsset, locale: ReturnType<typeof useLocale>) =>
  formatAmount(price.price, fiat, { mode: 'price', locale })
