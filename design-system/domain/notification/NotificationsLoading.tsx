import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Loading } from '../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
import { ItemRoot } from './Notification.styles.ts'

/** The rows of a list that is on its way. */
export function NotificationsLoading() {
  const t = useT('notification')
  return (
    <Loading label={t('loading')}>
      {[1, 2, 3].map(row => (
        <ItemRoot as="div" key={row}>
          <Stack gap="1-5">
            <Skeleton width="most" />
            <Skeleton shape="small-line" width="half" />
          </Stack>
        </ItemRoot>
      ))}
    </Loading>
  )
}
