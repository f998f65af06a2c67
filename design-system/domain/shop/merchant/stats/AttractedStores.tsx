import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { AttractedStoreRow } from './statsShape.ts'
import { useStatsText } from './useStatsText.ts'

/** `top` are those that are paid most; `all`, the latest first. */
export const attractedLists = ['top', 'all'] as const
export type AttractedList = (typeof attractedLists)[number]

interface AttractedStoresProps {
  list: AttractedList
  stores: readonly AttractedStoreRow[]
  assets: AssetBook
  hrefOf: (accountId: string) => string
}

/** Stores that somebody has brought, with what they were paid in six months. */
export function AttractedStores({ list, stores, assets, hrefOf }: AttractedStoresProps) {
  const t = useT('merchantStats')
  const locale = useLocale()
  const { count, worth } = useStatsText(assets)
  const title = t(`attracted.${list}`)
  return (
    <SectionCard title={title}>
      <FigureTable
        caption={title}
        columns={[t('column.store'), t('column.payments'), t('column.worth')]}
        rows={stores.map(store => ({
          id: store.accountId,
          head: {
            text: <TextLink href={hrefOf(store.accountId)}>{store.title}</TextLink>,
            note: t('attracted.since', { date: formatDate(store.since, { format: 'date', locale }) }),
          },
          figures: [{ text: count(store.payments) }, { text: worth(store.worth) }],
        }))}
      />
    </SectionCard>
  )
}
