import { useQuery } from '@apollo/client/react'
import type { BulkAdvert } from '@souk/design-system/domain/trading/advert/bulk/bulkAdvert.ts'
import { BulkAdverts } from '@souk/design-system/domain/trading/advert/bulk/BulkAdverts.tsx'
import { BulkBar } from '@souk/design-system/domain/trading/advert/bulk/BulkBar.tsx'
import { BulkForm } from '@souk/design-system/domain/trading/advert/bulk/BulkForm.tsx'
import { BulkLoading } from '@souk/design-system/domain/trading/advert/bulk/BulkLoading.tsx'
import { useBulkForm } from '@souk/design-system/domain/trading/advert/bulk/useBulkForm.ts'
import { BulkEmpty } from '@souk/design-system/domain/trading/advert/bulk/BulkEmpty.tsx'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Text } from '@souk/design-system/primitives/text/Text.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useViewer } from '../../services/useViewer.ts'
import { EditAdvertsQuery } from './EditAdverts.queries.ts'
import { useChangeAdverts } from './useChangeAdverts.ts'

/** Several of the viewer's adverts, changed together: those in the address. */
export function EditAdvertsPage() {
  const [query] = useSearchParams()
  const { data, error, loading, refetch } = useQuery(EditAdvertsQuery)
  const assets = useAssets()
  const ids = (query.get('ids') ?? '').split(',')
  const adverts = data?.myAdverts?.items.filter(({ id }) => ids.includes(id))
  if (adverts !== undefined && assets !== null)
    return adverts.length === 0 ? (
      <Frame count={0}>
        <BulkEmpty advertsHref={paths.dashboard('ads')} />
      </Frame>
    ) : (
      <EditAdverts key={query.get('ids')} adverts={adverts} assets={assets} />
    )
  return (
    <Frame count={0}>
      {error === undefined ? (
        <BulkLoading />
      ) : (
        // What it fails with shows in place.
        <FailedState
          onRetry={() => void refetch().catch(() => {})}
          isRetrying={loading}
          homeHref={paths.home()}
        />
      )}
    </Frame>
  )
}

function EditAdverts({ adverts, assets }: { adverts: readonly BulkAdvert[]; assets: AssetBook }) {
  const t = useT('advertBulk')
  const viewer = useViewer()
  const { change, isChanging, outcomes } = useChangeAdverts(adverts.map(({ id }) => id))
  const codes = new Set(adverts.map(({ currencyCode }) => currencyCode))
  const [code] = codes
  const fiat = codes.size === 1 && code !== undefined ? assets.of(code) : null
  const timeZone = viewer?.timeZone ?? deviceTimeZone()
  const bulk = useBulkForm({ fiat, timeZone, onChange: change })
  const count = adverts.length
  return (
    <Frame
      count={count}
      bar={
        <BulkBar
          {...{ count, isChanging, outcomes }}
          parts={bulk.parts.size}
          onSave={() => void bulk.form.submit()}
        />
      }
    >
      <MainSideLayout side={<BulkAdverts {...{ adverts, assets, outcomes }} />}>
        <Text as="p" tone="secondary">
          {t('lead')}
        </Text>
        <BulkForm {...{ bulk, adverts, fiat, timeZone }} />
      </MainSideLayout>
    </Frame>
  )
}

function Frame({ count, bar, children }: { count: number; bar?: ReactNode; children: ReactNode }) {
  const t = useT('advertBulk')
  return (
    <FocusLayout
      header={
        <FocusHeader
          title={count === 0 ? t('titleNone') : t('title', { count })}
          backLabel={t('back')}
          backHref={paths.dashboard('ads')}
        />
      }
      banner={<ConnectionLine />}
      bar={bar}
    >
      {children}
    </FocusLayout>
  )
}
