import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Loading } from '../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { Row } from './SessionList.styles.ts'

/** The devices while they are coming. */
export function SessionListLoading({ rows = 3 }: { rows?: number | undefined }) {
  const t = useT('security')
  return (
    <SecurityPanel title={t('sessions.title')}>
      <Loading label={t('sessions.loading')}>
        {Array.from({ length: rows }, (_, index) => (
          <Row as="div" key={index} aria-hidden>
            <Skeleton shape="coin" />
            <Stack gap="1-5">
              <Skeleton width="half" />
              <Skeleton shape="small-line" width="most" />
            </Stack>
            <Skeleton shape="button" />
          </Row>
        ))}
      </Loading>
    </SecurityPanel>
  )
}
