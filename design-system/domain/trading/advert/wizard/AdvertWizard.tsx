import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import type { TraderStanding } from '../../../people/profile/trader/trader.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { SavedRequisites } from '../../../people/credential/credentialShape.ts'
import type { TimeZoneRow } from '../../../reference/clock/timeZone.ts'
import type { CountryChoice } from '../../../page/filter/useFilterOptions.tsx'
import { AdvertPreview } from './preview/AdvertPreview.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { LimitsStep } from './LimitsStep.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { PreviewButton } from './preview/PreviewButton.tsx'
import { PreviewSummary } from './preview/PreviewSummary.tsx'
import { PriceFields } from './price/PriceFields.tsx'
import type { AdvertForm } from './form/useAdvertForm.ts'
import { useStepSummaries } from './useStepSummaries.ts'
import { WizardBar } from './frame/WizardBar.tsx'
import { WizardFrame } from './frame/WizardFrame.tsx'
import type { ConditionsReach } from './limits/conditions.ts'
import type { WizardMethod } from './form/wizardMethod.ts'
import type { LivePrice } from './price/livePrice.ts'
import { WizardSteps } from './frame/WizardSteps.tsx'
import type { WizardStep } from './form/wizardStep.ts'

/** `steps` one after the other; `short` the least that an advert needs, on one page. */
export const wizardLayouts = ['steps', 'short'] as const
export type WizardLayout = (typeof wizardLayouts)[number]

export interface AdvertWizardProps {
  advert: AdvertForm
  layout: WizardLayout
  title: string
  /** `publish` ends with an advert that is shown, or kept unpublished; `save` with changes to one. */
  ending: 'publish' | 'save'
  /** The advert is there already: what it trades stays as it is. */
  isFixed: boolean
  assets: AssetBook
  methods: readonly WizardMethod[] | null
  haveMethodsFailed: boolean
  saved: readonly SavedRequisites[]
  countries: readonly CountryChoice[]
  price: LivePrice
  reach: ConditionsReach | null
  owner: TraderStanding | null
  /** What the hours can be in; empty while they come. */
  timeZones: readonly TimeZoneRow[]
  closeHref: string
  banner?: ReactNode
  draftState: ReactNode
  /** Above the fields: a `DraftNotice`. */
  notice?: ReactNode
}

/** Makes an advert, or changes one: step by step, with its price, its place in search and its preview always in sight. */
export function AdvertWizard(props: AdvertWizardProps) {
  const { advert, title, layout, ending, closeHref, banner, draftState, notice } = props
  const t = useT('advertWizard')
  const { values, step } = advert
  const isLast = layout === 'short' || step === 'preview'
  const summaries = useStepSummaries(props)
  const submit = () => void (isLast ? advert.send('listed') : advert.next())
  return (
    <WizardFrame
      title={title}
      closeHref={closeHref}
      banner={banner}
      state={draftState}
      glance={<PreviewButton {...previewOf(props)} />}
      place={layout === 'short' ? 'short' : step}
      objections={advert.objections}
      onSubmit={submit}
      {...(layout === 'short'
        ? {}
        : {
            steps: <WizardSteps current={step} summaries={summaries} onGo={advert.goTo} />,
            note: values.type === 'Sell' ? t('live') : undefined,
          })}
      side={<Side {...props} />}
      bar={<WizardBar {...{ advert, ending, isLast }} canGoBack={layout === 'steps' && step !== 'general'} />}
    >
      {notice}
      {layout === 'short' ? <Short {...props} /> : partOfStep[step](props)}
    </WizardFrame>
  )
}

/** What the offer's preview is made of. */
function previewOf({ advert: { values }, assets, price, owner, methods }: AdvertWizardProps) {
  const pair = { coin: assets.of(values.cryptoCurrencyCode), fiat: assets.of(values.currencyCode) }
  return { ...pair, values, owner, methods: methods ?? [], price: price.preview }
}

function Side(props: AdvertWizardProps) {
  const preview = previewOf(props)
  const { advert, price } = props
  return (
    <>
      <PriceFields advert={advert} coin={preview.coin} fiat={preview.fiat} price={price} />
      <AdvertPreview {...preview} />
    </>
  )
}

const General = ({ advert, assets, countries, isFixed }: AdvertWizardProps) => (
  <GeneralFields {...{ advert, assets, countries }} isFixed={isFixed} />
)

function Short(props: AdvertWizardProps) {
  return (
    <>
      <General {...props} />
      <PaymentFields {...props} />
      <LimitsStep {...props} isShort />
    </>
  )
}

const partOfStep: Record<WizardStep, (props: AdvertWizardProps) => ReactNode> = {
  general: props => <General {...props} />,
  payment: props => <PaymentFields {...props} />,
  limits: props => <LimitsStep {...props} />,
  preview: ({ advert, assets, methods, countries, price }) => (
    <PreviewSummary
      values={advert.values}
      methods={methods ?? []}
      countries={countries}
      coin={assets.of(advert.values.cryptoCurrencyCode)}
      fiat={assets.of(advert.values.currencyCode)}
      price={price.preview}
      onGo={advert.goTo}
    />
  ),
}
