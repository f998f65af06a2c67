import { PageTitle } from '../../../page/layout/PageTitle.tsx'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { MeRoot, PlaceRow, PlaceWords, Summary, SummaryWords } from './MeMenu.styles.ts'
import { mePlaces } from './mePlace.ts'

/** The viewer's own page while it is coming. */
export function MeLoading() {
  const t = useT('setting')
  return (
    <Loading label={t('me.loading')}>
      <PageTitle look="heard">{t('me.label')}</PageTitle>
      <MeRoot>
        <Card>
          <Summary>
            <Skeleton shape="tile" />
            <SummaryWords>
              <Skeleton width="short" />
              <Skeleton shape="small-line" width="short" />
            </SummaryWords>
          </Summary>
        </Card>
        <Card padding="none">
          {mePlaces.map(place => (
            <PlaceRow as="div" key={place}>
              <PlaceWords>
                <TwoLines widths={['quarter', 'half']} />
              </PlaceWords>
            </PlaceRow>
          ))}
        </Card>
      </MeRoot>
    </Loading>
  )
}
