import BadgeCheck from 'lucide-react/icons/badge-check'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { BadgePlace } from './VerifiedBadge.styles.ts'

/** Stands after a name whose identity is verified. */
export function VerifiedBadge() {
  const t = useT('profile')
  return (
    <BadgePlace>
      <Icon of={BadgeCheck} label={t('verified')} />
    </BadgePlace>
  )
}
