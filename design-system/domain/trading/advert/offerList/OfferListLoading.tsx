import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { ActionCell, GetCell, ItemRoot, PayCell, PriceCell, Who } from './OfferItem.styles.ts'
import { Rows } from './OfferList.styles.ts'

interface OfferListLoadingProps {
  /** How many rows to keep the place of. */
  rows?: number | undefined
}

/** The list while it is coming, in an `OfferListFrame`: the real rows with still pieces in their places. */
export function OfferListLoading({ rows = 7 }: OfferListLoadingProps) {
  const t = useT('advert')
  return (
    <Loading label={t('search.loading')}>
      <Rows as="div" aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <ItemRoot as="div" key={index}>
            <Who>
              <Inline gap="3" wrap="nowrap">
                <Skeleton shape="tile" />
                <TwoLines widths={['short', 'short']} />
              </Inline>
            </Who>
            <PriceCell>
              <TwoLines widths={['short', 'short']} />
            </PriceCell>
            <GetCell>
              <TwoLines widths={['short', 'short']} />
            </GetCell>
            <PayCell>
              <Skeleton width="half" />
              <Skeleton shape="small-line" width="most" />
            </PayCell>
            <ActionCell>
              <Skeleton shape="button" />
            </ActionCell>
          </ItemRoot>
        ))}
      </Rows>
    </Loading>
  )
}
