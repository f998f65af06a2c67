import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { GeneralFields } from '../../trading/advert/wizard/GeneralFields.tsx'
import { PaymentFields } from '../../trading/advert/wizard/PaymentFields.tsx'
import { useAdvertForm } from '../../trading/advert/wizard/form/useAdvertForm.ts'
import type { AdvertForm } from '../../trading/advert/wizard/form/useAdvertForm.ts'
import { wizardSteps } from '../../trading/advert/wizard/form/wizardStep.ts'
import type { WizardStep } from '../../trading/advert/wizard/form/wizardStep.ts'
import { WizardSteps } from '../../trading/advert/wizard/frame/WizardSteps.tsx'
import { LimitsFields } from '../../trading/advert/wizard/limits/LimitsFields.tsx'
import { AdvertPreviewCard } from '../../trading/advert/wizard/preview/AdvertPreviewCard.tsx'
import { useStepSummaries } from '../../trading/advert/wizard/useStepSummaries.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import {
  sampleAdvertValues,
  sampleCountries,
  samplePrice,
  sampleRequisites,
  sampleWizardMethods,
} from '../specimen/sampleAdvert.ts'
import { sampleBook, sampleTrader } from '../specimen/sampleMarket.ts'
import { useSampleMoments } from '../specimen/sampleTime.ts'
import { WizardPlace } from './Product.styles.ts'

const parts = { assets: sampleBook, methods: sampleWizardMethods }

/** The way through a new ad, to be gone: each step says what was written in it once it is done. */
export function WizardSection() {
  const t = useT('advertWizard')
  const advert = useAdvertForm({
    ...parts,
    start: sampleAdvertValues,
    startStep: 'limits',
    onFiat: () => {},
    onSend: async () => {},
  })
  const summaries = useStepSummaries({ ...parts, advert })
  const { step } = advert
  const before = wizardSteps[wizardSteps.indexOf(step) - 1]
  return (
    <WizardPlace>
      <WizardSteps current={step} summaries={summaries} onGo={advert.goTo} />
      <Stack gap="4">
        {fieldsOfStep[step](advert)}
        <Inline justify="end">
          {before !== undefined && <Button onClick={() => advert.goTo(before)}>{t('back')}</Button>}
          {step !== 'preview' && (
            <Button variant="primary" onClick={() => void advert.next()}>
              {t('next')}
            </Button>
          )}
        </Inline>
      </Stack>
    </WizardPlace>
  )
}

function Preview({ advert: { values } }: { advert: AdvertForm }) {
  const at = useSampleMoments()
  return (
    <Card>
      <AdvertPreviewCard
        values={values}
        owner={sampleTrader(at, { userName: 'kunle_o', ratingPercent: '98.2', tradesCount: 61 })}
        methods={sampleWizardMethods}
        coin={sampleBook.of(values.cryptoCurrencyCode)}
        fiat={sampleBook.of(values.currencyCode)}
        price={samplePrice.preview}
      />
    </Card>
  )
}

const fieldsOfStep: Readonly<Record<WizardStep, (advert: AdvertForm) => ReactNode>> = {
  general: advert => <GeneralFields advert={advert} assets={sampleBook} countries={sampleCountries} />,
  payment: advert => (
    <PaymentFields
      advert={advert}
      methods={sampleWizardMethods}
      haveMethodsFailed={false}
      saved={sampleRequisites}
    />
  ),
  limits: advert => (
    <LimitsFields
      advert={advert}
      methods={sampleWizardMethods}
      coin={sampleBook.of(advert.values.cryptoCurrencyCode)}
      fiat={sampleBook.of(advert.values.currencyCode)}
      price={samplePrice.preview?.price ?? null}
      balanceMaximum={samplePrice.balanceMaximum}
    />
  ),
  preview: advert => <Preview advert={advert} />,
}
