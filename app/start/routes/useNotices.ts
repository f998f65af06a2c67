import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import type { ShellProps } from '@souk/design-system/domain/shell/shellShape.ts'
import { notificationHref } from '../../features/notification/notificationHref.ts'
import { useNotifications } from '../../features/notification/useNotifications.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'

/** What is behind the bell of a frame. */
export function useNotices(): ShellProps['notifications'] {
  const { i18n, navigation } = useServices()
  const notifications = useNotifications()
  return {
    ...notifications,
    assets: useAssets() ?? noAssets,
    hrefOf: notificationHref,
    allHref: paths.notifications(),
    loadWords: () => addWordBundle(i18n, navigation.locale(), 'notification'),
  }
}
