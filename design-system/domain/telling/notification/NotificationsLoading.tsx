import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { ItemRoot } from './Notification.styles.ts'

/** The rows of a list that is on its way. */
export function NotificationsLoading() {
  const t = useT('notification')
  return (
    <Loading label={t('loading')}>
      {[1, 2, 3].map(row => (
        <ItemRoot as="div" key={row}>
          <TwoLines widths={['most', 'half']} />
        </ItemRoot>
      ))}
    </Loading>
  )
}
