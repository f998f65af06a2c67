import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { StatsEmpty } from './StatsEmpty.tsx'

/** In place of statistics, for somebody who has no store. */
export function MissingStoresNotice({ openHref }: { openHref: string }) {
  const t = useT('merchantStats')
  return (
    <Card padding="none">
      <StatsEmpty title={t('stores.empty')} verb={{ words: t('stores.open'), href: openHref }}>
        {t('stores.emptyText')}
      </StatsEmpty>
    </Card>
  )
}
