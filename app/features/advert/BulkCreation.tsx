import { useRules } from '@souk/design-system/locales/rules.ts'
import { variantPrice } from '@souk/design-system/domain/trading/advert/variant/advertVariant.ts'
import { VariantWizard } from '@souk/design-system/domain/trading/advert/variant/VariantWizard.tsx'
import { VariantList } from '@souk/design-system/domain/trading/advert/variant/VariantList.tsx'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import { DraftNotice } from '@souk/design-system/domain/trading/advert/wizard/draft/DraftNotice.tsx'
import { DraftState } from '@souk/design-system/domain/trading/advert/wizard/draft/DraftState.tsx'
import { useAdvertForm } from '@souk/design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import { WizardLoading } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardLoading.tsx'
import { WizardPlace } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardPlace.tsx'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import type { AdvertDraft_DraftFragment as StoredDraft } from '../../__generated__/graphql.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { draftFieldsOf } from './advertMapping.ts'
import { useAdvertDraft } from './useAdvertDraft.ts'
import { useCreateAdverts } from './useCreateAdverts.ts'
import { useWizardReference, type WizardReference } from './useWizardReference.ts'
import { variantFieldsOf, variantsOfDraft } from './variantsOfDraft.ts'

interface BulkCreationProps {
  draftKey: string
  start: AdvertValues
  /** What is stored under the key, whether it is taken up or written over. */
  stored: StoredDraft | null
  isRecovered: boolean
  /** The draft was dropped, or another one is to be taken up: begins again with what is stored. */
  onBeginAgain: () => void
}

/** Making several adverts at once, once what the fields choose from is there. */
export function BulkCreation(props: BulkCreationProps) {
  const t = useT('advertBulk')
  const [currencyCode, setCurrencyCode] = useState(props.start.currencyCode)
  const reference = useWizardReference(currencyCode)
  const { assets, methods, saved, haveMethodsFailed, isLoading, retry } = reference
  // Another currency was chosen in the form: it stays while its methods come.
  const [hasBegun, setBegun] = useState(false)
  if (assets !== null && methods !== null && saved !== null && !hasBegun) setBegun(true)
  if (assets !== null && hasBegun)
    return <Several {...{ ...props, reference, assets }} onFiat={setCurrencyCode} />
  return (
    <WizardPlace title={t('several.title')} closeHref={paths.dashboard('ads')} banner={<ConnectionLine />}>
      {haveMethodsFailed ? (
        <FailedState onRetry={retry} isRetrying={isLoading} homeHref={paths.home()} />
      ) : (
        <WizardLoading />
      )}
    </WizardPlace>
  )
}

interface BulkStepProps extends BulkCreationProps {
  reference: WizardReference
  assets: AssetBook
  onFiat: (code: string) => void
}

const nothingRefused: ReadonlyMap<number, string> = new Map()

function Several(props: BulkStepProps) {
  const { draftKey, start, reference, assets, onFiat, onBeginAgain } = props
  // What it began with; asking again later changes nothing of that.
  const [{ stored, isRecovered }] = useState(props)
  const locale = useLocale()
  const { advert: rules } = useRules()
  const create = useCreateAdverts(draftKey)
  const [variants, setVariants] = useState(() =>
    variantsOfDraft(isRecovered ? stored : null, start.cryptoCurrencyCode, assets),
  )
  const [isTried, setTried] = useState(false)
  const [objections, setObjections] = useState(0)
  const [refusals, setRefusals] = useState(nothingRefused)
  const advert = useAdvertForm({
    start,
    startStep: 'general',
    assets,
    methods: reference.methods,
    onFiat,
    onSend: values =>
      draft.sendWith(async () => {
        setRefusals(await create(values, variants))
      }),
  })
  const { values } = advert
  const fields = { ...draftFieldsOf(values), variants: variantFieldsOf(variants) }
  const draft = useAdvertDraft(draftKey, stored, { fields, step: 'general' })
  const wrong = new Set(
    variants.filter(variant => variantPrice(variant, locale, rules) === null).map(({ id }) => id),
  )
  const submit = () => {
    setRefusals(nothingRefused)
    setTried(true)
    if (wrong.size === 0) void advert.send('listed')
    else setObjections(count => count + 1)
  }
  const dropDraft = () => void draft.drop().then(onBeginAgain, () => {})
  const found = stored !== null && isRecovered ? stored.updatedAt : null
  return (
    <VariantWizard
      {...{ advert, assets }}
      methods={reference.methods}
      haveMethodsFailed={reference.haveMethodsFailed}
      saved={reference.saved ?? []}
      closeHref={paths.dashboard('ads')}
      banner={<ConnectionLine />}
      draftState={<DraftState status={draft.status} savedAt={draft.savedAt} />}
      notice={
        draft.newerAt === null ? (
          found !== null && (
            <DraftNotice matter={{ kind: 'recovered', at: found, onAnew: dropDraft, isEdit: false }} />
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
      count={variants.length}
      objections={objections}
      onSubmit={submit}
    >
      <VariantList
        {...{ variants, refusals, assets }}
        onChange={setVariants}
        wrong={isTried ? wrong : new Set()}
        fiat={assets.of(values.currencyCode)}
      />
    </VariantWizard>
  )
}
