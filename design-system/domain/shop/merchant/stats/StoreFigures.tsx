import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { FigureTable } from '../../../../primitives/table/FigureTable.tsx'
import type { StoreFiguresRow } from './statsShape.ts'
import { useCountText } from './useStatsText.ts'

interface StoreFiguresProps {
  stores: readonly StoreFiguresRow[]
  hrefOf: (accountId: string) => string
}

/** Somebody's stores, each with what became of its invoices in six months. */
export function StoreFigures({ stores, hrefOf }: StoreFiguresProps) {
  const t = useT('merchantStats')
  const tStore = useT('merchant')
  const { count, percent } = useCountText()
  return (
    <SectionCard title={t('byStore')}>
      <FigureTable
        caption={t('byStore')}
        columns={[t('column.store'), t('column.made'), t('column.paid'), t('column.share')]}
        rows={stores.map(store => ({
          id: store.accountId,
          head: {
            text: <TextLink href={hrefOf(store.accountId)}>{store.title}</TextLink>,
            note: tStore(`status.${store.status}`),
          },
          figures: [count(store.made), count(store.paid), percent(store.paidPercent)].map(text => ({ text })),
        }))}
      />
    </SectionCard>
  )
}
