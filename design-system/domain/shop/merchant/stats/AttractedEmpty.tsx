import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { StatsEmpty } from './StatsEmpty.tsx'

/** In place of statistics, for somebody because of whom no store opened: how one comes to count. */
export function AttractedEmpty() {
  const t = useT('merchantStats')
  return (
    <Card padding="none">
      <StatsEmpty title={t('attracted.empty')}>{t('attracted.emptyText')}</StatsEmpty>
    </Card>
  )
}
