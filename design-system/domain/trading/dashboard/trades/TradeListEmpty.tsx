import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { StatePlace } from './TradeList.styles.ts'

interface TradeListEmptyProps {
  /** Whether there are trades that this filter leaves out. */
  hasOthers: boolean
  /** All trades, without a filter. */
  allHref: string
  /** Where offers are found. */
  offersHref: string
}

/** No trade to show: the nearest thing to do instead. */
export function TradeListEmpty({ hasOthers, allHref, offersHref }: TradeListEmptyProps) {
  const t = useT('dashboard')
  return (
    <StatePlace>
      <EmptyState
        title={t(hasOthers ? 'empty.filtered' : 'empty.active')}
        actions={
          <LinkButton variant="soft" href={hasOthers ? allHref : offersHref}>
            {t(hasOthers ? 'empty.all' : 'empty.find')}
          </LinkButton>
        }
      >
        {t(hasOthers ? 'empty.filteredText' : 'empty.text')}
      </EmptyState>
    </StatePlace>
  )
}
