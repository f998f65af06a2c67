import { useQuery } from '@apollo/client/react'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import { DraftQuestion } from '@souk/design-system/domain/trading/advert/wizard/draft/DraftQuestion.tsx'
import { WizardLoading } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardLoading.tsx'
import { WizardPlace } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardPlace.tsx'
import { stepOfNumber } from '@souk/design-system/domain/trading/advert/wizard/form/wizardStep.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AdvertDraft_DraftFragment as StoredDraft } from '../../__generated__/graphql.ts'
import { statusOf } from '../../network/apollo/trouble.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { usePart } from '../../services/usePart.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useViewer } from '../../services/useViewer.ts'
import { AdvertDraftsQuery } from './AdvertDraft.queries.ts'
import { valuesOfAdvert, valuesOfDraft } from './advertMapping.ts'
import { AdvertSourceQuery } from './AdvertSource.query.ts'
import { createAddressOf, wantsAnother, startOf, type CreateAddress } from './createAddress.ts'
import { useCreateAdvert } from './useSendAdvert.ts'
import { WizardScreen } from './WizardScreen.tsx'

// Few make several at once.
const loadBulk = async () => (await import('./BulkCreation.tsx')).BulkCreation

/** Making an advert: in steps, in short, or as a copy of an own one. */
export function CreateAdvertPage() {
  const [query] = useSearchParams()
  const address = createAddressOf(query)
  const [beginnings, setBeginnings] = useState(0)
  return (
    <Beginning
      key={`${query.toString()} ${beginnings}`}
      address={address}
      onBeginAgain={() => setBeginnings(count => count + 1)}
    />
  )
}

interface BeginningProps {
  address: CreateAddress
  onBeginAgain: () => void
}

/** What the wizard begins with: what was left unfinished, what is copied, or nothing. */
function Beginning({ address, onBeginAgain }: BeginningProps) {
  const t = useT('advertWizard')
  const assets = useAssets()
  const blank = useBlank(address)
  const drafts = useQuery(AdvertDraftsQuery, { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true })
  const source = useQuery(AdvertSourceQuery, {
    variables: { id: address.from ?? '' },
    skip: address.from === null,
    fetchPolicy: 'no-cache',
  })
  const [isAnew, setAnew] = useState(false)
  const draftKey = draftKeyOf(address)
  const title = t(blank?.type === 'Buy' ? 'title.newBuy' : 'title.newSell')
  const around = (children: ReactNode) => (
    <WizardPlace title={title} closeHref={paths.dashboard('ads')} banner={<ConnectionLine />}>
      {children}
    </WizardPlace>
  )
  const copied = source.data?.advert ? valuesOfAdvert(source.data.advert) : null
  const isMissing =
    address.from !== null && (source.data !== undefined || isGone(source.error)) && copied === null
  if (isMissing) return around(<NotFoundState hrefs={notFoundHrefs} />)
  const trouble = drafts.error ?? source.error
  if (trouble !== undefined) {
    const retry = () => void Promise.all([drafts.refetch(), source.refetch()]).catch(() => {})
    return around(<FailedState onRetry={retry} isRetrying={drafts.loading} homeHref={paths.home()} />)
  }
  const isWaiting = drafts.data === undefined || (address.from !== null && copied === null)
  if (isWaiting || blank === null || assets === null) return around(<WizardLoading />)
  const stored = drafts.data?.advertDrafts?.items.find(({ key }) => key === draftKey) ?? null
  const draftValues = stored === null ? null : valuesOfDraft(stored, blank)
  if (stored !== null && draftValues !== null && wantsAnother(address, draftValues) && !isAnew)
    return around(
      <DraftQuestion
        type={draftValues.type}
        coin={assets.of(draftValues.cryptoCurrencyCode)}
        fiat={assets.of(draftValues.currencyCode)}
        at={stored.updatedAt}
        continueHref={continueHref(address)}
        onAnew={() => setAnew(true)}
      />,
    )
  return (
    <Create
      {...{ address, draftKey, title, onBeginAgain }}
      start={isAnew || draftValues === null ? (copied ?? blank) : draftValues}
      stored={stored}
      isRecovered={!isAnew && stored !== null}
    />
  )
}

const isGone = (error: unknown): boolean => [400, 403, 404, 422].includes(statusOf(error) ?? 0)

/** The address without what it wants: it goes on with the draft. */
const continueHref = ({ isShort, isMultiple }: CreateAddress): string =>
  withQuery(paths.createAdvert(), {
    isShort: isShort ? 'true' : null,
    isMultiple: isMultiple ? 'true' : null,
  })

/** Each way of making adverts has a draft of its own. */
const draftKeyOf = ({ isShort, isMultiple }: CreateAddress): string =>
  isMultiple ? 'several' : isShort ? 'short' : 'new'

function useBlank(address: CreateAddress): AdvertValues | null {
  const assets = useAssets()
  const { cryptoCurrencyCode, currencyCode } = usePreferences()
  const timeZone = useViewer()?.timeZone ?? deviceTimeZone()
  return assets === null ? null : startOf(address, { cryptoCurrencyCode, currencyCode, timeZone }, assets)
}

interface CreateProps extends BeginningProps {
  draftKey: string
  title: string
  start: AdvertValues
  /** What is stored under the key, whether it is taken up or written over. */
  stored: StoredDraft | null
  isRecovered: boolean
}

function Create({ address, draftKey, title, start, stored, isRecovered, onBeginAgain }: CreateProps) {
  const send = useCreateAdvert(draftKey)
  const showSeveral = usePart(address.isMultiple, loadBulk)
  if (showSeveral !== null) return showSeveral({ draftKey, start, stored, isRecovered, onBeginAgain })
  if (address.isMultiple) return <SeveralLoading />
  return (
    <WizardScreen
      {...{ title, start, draftKey, onBeginAgain }}
      layout={address.isShort ? 'short' : 'steps'}
      ending="publish"
      startStep={isRecovered && stored !== null ? stepOfNumber(stored.step) : 'general'}
      found={stored}
      isRecovered={isRecovered}
      advertId={null}
      onSend={send}
    />
  )
}

function SeveralLoading() {
  const t = useT('advertBulk')
  return (
    <WizardPlace title={t('several.title')} closeHref={paths.dashboard('ads')} banner={<ConnectionLine />}>
      <WizardLoading />
    </WizardPlace>
  )
}
