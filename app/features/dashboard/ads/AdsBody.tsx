import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { AdvertBulkBar } from '@souk/design-system/domain/trading/dashboard/adverts/AdvertBulkBar.tsx'
import { AdvertList } from '@souk/design-system/domain/trading/dashboard/adverts/AdvertList.tsx'
import { changeOfAction } from '@souk/design-system/domain/trading/dashboard/adverts/advertAction.ts'
import type { AdvertAction } from '@souk/design-system/domain/trading/dashboard/adverts/advertAction.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { OwnAdvert, OwnAdvertHrefs } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import type { AdsQuery } from '../../../__generated__/graphql.ts'
import { useGo } from '../../../routes/navigation/useGo.ts'
import { paths } from '../../../routes/paths.ts'
import { useAdChanges } from './useAdChanges.ts'
import { useBulkAds } from './useBulkAds.ts'
import { useLiveAds } from './useLiveAds.ts'
import { sectionId } from '@souk/design-system/domain/people/setting/section/settingSection.ts'

/** Where things are that an advert needs. */
const adHrefs: OwnAdvertHrefs = {
  edit: paths.editAdvert,
  duplicate: paths.duplicateAdvert,
  topUp: paths.receive,
  settings: `${paths.settings()}#${sectionId('adKinds')}`,
}

interface AdsBodyProps {
  adverts: readonly OwnAdvert[]
  found: NonNullable<AdsQuery['myAdverts']>
  assets: AssetBook
  pageHref: (page: number) => string
  /** The adverts are other ones now: another filter shows some of them. */
  onMoved: () => void
}

/** The adverts of a page, live, with what can be done to one and to several of them. */
export function AdsBody({ adverts, found, assets, pageHref, onMoved }: AdsBodyProps) {
  const t = useT('ownAdvert')
  const go = useGo()
  const { changing, refusals, change } = useAdChanges()
  const { picked, pick, clear, pending, act, confirmed } = useBulkAds(change)
  useLiveAds(adverts, onMoved)
  const actOnOne = (id: string, action: AdvertAction) => {
    if (action === 'edit') go(adHrefs.edit(id))
    else if (action === 'duplicate') go(adHrefs.duplicate(id))
    else void confirmed([id], changeOfAction[action])
  }
  return (
    <>
      {picked.size > 0 && (
        <AdvertBulkBar
          count={picked.size}
          pending={pending}
          editHref={paths.editAdverts([...picked])}
          onAction={act}
          onClear={clear}
        />
      )}
      <AdvertList
        {...{ adverts, assets, picked, changing, refusals, pageHref }}
        hrefs={adHrefs}
        onPick={pick}
        onChange={(id, made) => void change([id], made)}
        onAction={actOnOne}
        note={t('used', { used: found.used, limit: found.limit })}
        page={found.page}
        pages={found.pages}
      />
    </>
  )
}
