import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { SettingCardLoading } from './section/SettingCardLoading.tsx'

/** The viewer's profile while it is coming. */
export function ProfileLoading() {
  const t = useT('setting')
  return (
    <Loading label={t('loadingProfile')}>
      <SettingCardLoading />
    </Loading>
  )
}
