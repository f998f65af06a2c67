import { useQuery } from '@apollo/client/react'
import { WizardLoading } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardLoading.tsx'
import { WizardPlace } from '@souk/design-system/domain/trading/advert/wizard/frame/WizardPlace.tsx'
import { stepOfNumber } from '@souk/design-system/domain/trading/advert/wizard/form/wizardStep.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { AdvertDraft_DraftFragment as StoredDraft } from '../../__generated__/graphql.ts'
import { statusOf } from '../../network/apollo/trouble.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { paths } from '../../routes/paths.ts'
import { AdvertDraftsQuery } from './AdvertDraft.queries.ts'
import { valuesOfAdvert, valuesOfDraft } from './advertMapping.ts'
import { AdvertSourceQuery } from './AdvertSource.query.ts'
import { useUpdateAdvert, type EditedAdvert } from './useSendAdvert.ts'
import { WizardScreen } from './WizardScreen.tsx'

/** Changing an own advert. */
export function EditAdvertPage() {
  const { id = '' } = useParams()
  const [beginnings, setBeginnings] = useState(0)
  return (
    <FoundAdvert key={`${id} ${beginnings}`} id={id} onBeginAgain={() => setBeginnings(count => count + 1)} />
  )
}

interface FoundAdvertProps {
  id: string
  onBeginAgain: () => void
}

function FoundAdvert({ id, onBeginAgain }: FoundAdvertProps) {
  const t = useT('advertWizard')
  const source = useQuery(AdvertSourceQuery, {
    variables: { id },
    // Payment details are nothing to be left in the cache, and what is edited is what is stored now.
    fetchPolicy: 'no-cache',
  })
  const drafts = useQuery(AdvertDraftsQuery, { fetchPolicy: 'no-cache' })
  const advert = source.data?.advert
  const values = advert ? valuesOfAdvert(advert) : null
  const stored = drafts.data?.advertDrafts?.items.find(({ key }) => key === id) ?? null
  // Without its draft an advert can still be changed.
  if (advert && values !== null && (drafts.data !== undefined || drafts.error !== undefined))
    return <Edit edited={{ id, status: advert.status, values }} {...{ stored, onBeginAgain }} />
  const isGone = source.data !== undefined && values === null
  const retry = () => void Promise.all([source.refetch(), drafts.refetch()]).catch(() => {})
  return (
    <WizardPlace title={t('title.edit')} closeHref={paths.dashboard('ads')} banner={<ConnectionLine />}>
      {isGone || [400, 403, 404, 422].includes(statusOf(source.error) ?? 0) ? (
        <NotFoundState hrefs={notFoundHrefs} />
      ) : source.error === undefined ? (
        <WizardLoading />
      ) : (
        <FailedState onRetry={retry} isRetrying={source.loading} homeHref={paths.home()} />
      )}
    </WizardPlace>
  )
}

interface EditProps {
  edited: EditedAdvert
  stored: StoredDraft | null
  onBeginAgain: () => void
}

function Edit({ edited, stored, onBeginAgain }: EditProps) {
  const t = useT('advertWizard')
  const send = useUpdateAdvert(edited)
  return (
    <WizardScreen
      title={t('title.edit')}
      layout="steps"
      ending={edited.status === 'draft' ? 'publish' : 'save'}
      start={stored === null ? edited.values : valuesOfDraft(stored, edited.values)}
      startStep={stored === null ? 'general' : stepOfNumber(stored.step)}
      draftKey={edited.id}
      found={stored}
      isRecovered={stored !== null}
      advertId={edited.id}
      onSend={send}
      onBeginAgain={onBeginAgain}
    />
  )
}
