import { useT } from '../../locales/useT.ts'
import { Card } from '../../primitives/card/Card.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Loading } from '../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
import { MeRoot, PlaceRow, PlaceWords, Summary, SummaryWords } from './MeMenu.styles.ts'
import { mePlaces } from './mePlace.ts'

/** The viewer's own page while it is coming. */
export function MeLoading() {
  const t = useT('setting')
  return (
    <Loading label={t('me.loading')}>
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
                <Stack gap="1-5">
                  <Skeleton width="quarter" />
                  <Skeleton shape="small-line" width="half" />
                </Stack>
              </PlaceWords>
            </PlaceRow>
          ))}
        </Card>
      </MeRoot>
    </Loading>
  )
}
