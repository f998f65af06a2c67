import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { StatePlace } from '../trades/TradeList.styles.ts'

interface AdvertListEmptyProps {
  /** Whether there are adverts that this filter leaves out. */
  hasOthers: boolean
  allHref: string
  createHref: string
}

/** No advert to show: the nearest thing to do instead. */
export function AdvertListEmpty({ hasOthers, allHref, createHref }: AdvertListEmptyProps) {
  const t = useT('ownAdvert')
  return (
    <StatePlace>
      <EmptyState
        title={t(hasOthers ? 'empty.filtered' : 'empty.title')}
        actions={
          <LinkButton variant="soft" href={hasOthers ? allHref : createHref}>
            {t(hasOthers ? 'empty.all' : 'create')}
          </LinkButton>
        }
      >
        {t(hasOthers ? 'empty.filteredText' : 'empty.text')}
      </EmptyState>
    </StatePlace>
  )
}
