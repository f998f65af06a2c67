import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { StatePlace } from './TransactionList.styles.ts'

interface TransactionListEmptyProps {
  /** Filters hide what there is, or there is nothing at all. */
  isFiltered: boolean
  hrefs: {
    /** The list without filters. */
    readonly all: string
    readonly offers: string
  }
}

/** No movements: none at all, or none that the filters let through. */
export function TransactionListEmpty({ isFiltered, hrefs }: TransactionListEmptyProps) {
  const t = useT('transaction')
  return (
    <StatePlace>
      {isFiltered ? (
        <EmptyState
          title={t('noneFound')}
          actions={<LinkButton href={hrefs.all}>{t('filter.clear')}</LinkButton>}
        >
          {t('noneFoundText')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('noneAtAll')}
          actions={<LinkButton href={hrefs.offers}>{t('findOffers')}</LinkButton>}
        >
          {t('noneAtAllText')}
        </EmptyState>
      )}
    </StatePlace>
  )
}
