import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { MatchRoot } from './NameMatch.styles.ts'
import { compareNames } from './personName.ts'

const rows = {
  same: { icon: BadgeCheck, words: 'payment.nameMatches' },
  differs: { icon: TriangleAlert, words: 'payment.nameDiffers' },
  unverified: { icon: CircleHelp, words: 'payment.nameUnverified' },
} as const

interface NameMatchProps {
  /** As someone gave it. */
  declared: string
  /** As their document has it; null when their identity is not verified. */
  verified: string | null
}

/** Whether a given name is the verified one, said after it by an icon and words. */
export function NameMatch({ declared, verified }: NameMatchProps) {
  const t = useT('tradePage')
  const verdict = compareNames(declared, verified)
  const { icon, words } = rows[verdict]
  return (
    <MatchRoot data-verdict={verdict} data-compact="">
      <Icon of={icon} size="xs" />
      {t(words, { name: verified ?? '' })}
    </MatchRoot>
  )
}
