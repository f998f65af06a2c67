import StoreIcon from 'lucide-react/icons/store'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { MerchantLook } from '../../look/merchantLook.ts'
import { Mark, NoMark } from './StoreMark.styles.ts'

/** A store’s logo, or a shop front where it has none. Its name stands beside it. */
export function StoreMark({ logo }: { logo: MerchantLook['logo'] }) {
  if (logo) return <Mark src={logo.thumbnailUrl} alt="" />
  return (
    <NoMark aria-hidden>
      <Icon of={StoreIcon} size="l" />
    </NoMark>
  )
}
