import { AdvertWizard } from '@souk/design-system/domain/trading/advert/wizard/AdvertWizard.tsx'
import type { WizardLayout } from '@souk/design-system/domain/trading/advert/wizard/AdvertWizard.tsx'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import { DraftNotice } from '@souk/design-system/domain/trading/advert/wizard/draft/DraftNotice.tsx'
import { DraftState } from '@souk/design-system/domain/trading/advert/wizard/draft/DraftState.tsx'
import { useAdvertForm } from '@souk/design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import type { AdvertChoice } from '@souk/design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import { WizardLoading } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardLoading.tsx'
import { WizardPlace } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardPlace.tsx'
import type { WizardStep } from '@souk/design-system/domain/trading/advert/wizard/form/wizardStep.ts'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { draftFieldsOf } from './advertMapping.ts'
import type { KeptDraft } from './draftKeeper.ts'
import { useAdvertDraft } from './useAdvertDraft.ts'
import { useLivePrice } from './useLivePrice.ts'
import { useConditionsReach } from './useConditionsReach.ts'
import { useTimeZones } from './useTimeZones.ts'
import { useWizardReference, type WizardReference } from './useWizardReference.ts'

export interface WizardScreenProps {
  title: string
  layout: WizardLayout
  /** `publish` ends with an advert that is shown, or kept unpublished; `save` with changes to one. */
  ending: 'publish' | 'save'
  start: AdvertValues
  startStep: WizardStep
  draftKey: string
  /** What is stored under that key; null where nothing is. */
  found: KeptDraft | null
  /** `start` is what was found. */
  isRecovered: boolean
  /** The advert that is changed; null for a new one. */
  advertId: string | null
  onSend: (values: AdvertValues, choice: AdvertChoice) => Promise<void>
  /** The draft was dropped, or another one is to be taken up: begins again with what is stored. */
  onBeginAgain: () => void
}

/** The wizard, once what its fields choose from is there. */
export function WizardScreen(props: WizardScreenProps) {
  const { title, start } = props
  const [currencyCode, setCurrencyCode] = useState(start.currencyCode)
  const reference = useWizardReference(currencyCode)
  const { assets, methods, saved, haveMethodsFailed, isLoading, retry } = reference
  // Another currency was chosen in the form: it stays while its methods come.
  const [hasBegun, setBegun] = useState(false)
  if (assets !== null && methods !== null && saved !== null && !hasBegun) setBegun(true)
  if (assets !== null && hasBegun)
    return <Wizard {...props} reference={reference} assets={assets} onFiat={setCurrencyCode} />
  return (
    <WizardPlace title={title} closeHref={paths.dashboard('ads')} banner={<ConnectionLine />}>
      {haveMethodsFailed ? (
        <FailedState onRetry={retry} isRetrying={isLoading} homeHref={paths.home()} />
      ) : (
        <WizardLoading />
      )}
    </WizardPlace>
  )
}

interface WizardProps extends WizardScreenProps {
  reference: WizardReference
  assets: AssetBook
  onFiat: (code: string) => void
}

function Wizard(props: WizardProps) {
  const t = useT('advertWizard')
  const { title, layout, ending, start, startStep, draftKey, advertId, onSend } = props
  // What it began with; asking again later changes nothing of that.
  const [{ found, isRecovered }] = useState(props)
  const { reference, assets, onFiat, onBeginAgain } = props
  const advert = useAdvertForm({
    start,
    startStep,
    assets,
    methods: reference.methods,
    onFiat,
    onSend: (values, choice) => draft.sendWith(() => onSend(values, choice)),
  })
  const { values, step } = advert
  const draft = useAdvertDraft(draftKey, found, { fields: draftFieldsOf(values), step })
  const price = useLivePrice(values, advertId)
  const timeZones = useTimeZones(values.week !== null)
  const reach = useConditionsReach(values, layout === 'steps' && step === 'limits')
  const dropDraft = () => void draft.drop().then(onBeginAgain, () => {})
  return (
    <AdvertWizard
      title={advertId === null ? t(values.type === 'Sell' ? 'title.newSell' : 'title.newBuy') : title}
      {...{ layout, ending, advert, assets, price, reach }}
      isFixed={advertId !== null}
      methods={reference.methods}
      haveMethodsFailed={reference.haveMethodsFailed}
      saved={reference.saved ?? []}
      countries={reference.countries}
      owner={reference.owner}
      timeZones={timeZones}
      closeHref={paths.dashboard('ads')}
      banner={<ConnectionLine />}
      draftState={<DraftState status={draft.status} savedAt={draft.savedAt} />}
      notice={
        draft.newerAt === null ? (
          found !== null &&
          isRecovered && (
            <DraftNotice
              matter={{
                kind: 'recovered',
                at: found.updatedAt,
                onAnew: dropDraft,
                isEdit: advertId !== null,
              }}
            />
          )
        ) : (
          <DraftNotice
            matter={{
              kind: 'newer',
              at: draft.newerAt,
              onTakeTheirs: onBeginAgain,
              onKeepMine: draft.keepMine,
            }}
          />
        )
      }
    />
  )
}
