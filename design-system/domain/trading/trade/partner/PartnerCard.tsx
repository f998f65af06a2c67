import type { ComponentProps, ReactNode } from 'react'
import Eye from 'lucide-react/icons/eye'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TraderSummary } from '../../../people/profile/trader/TraderSummary.tsx'
import type { TraderStanding } from '../../../people/profile/trader/trader.ts'
import { Looking, PartnerRoot, PartnerWords } from './PartnerCard.styles.ts'
import type { PartnerActivity } from '../tradeParts.ts'

type PartnerCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  partner: TraderStanding
  /** Fresher than the presence in `partner`. */
  activity: PartnerActivity
  /** They have this trade on screen. */
  isLooking: boolean
  /** The public profile. */
  href?: string | undefined
  /** A `MenuButton`: block, notes, help. */
  end?: ReactNode
}

/** The other side of a trade at the head of its chat: who they are, and whether they are there. */
export function PartnerCard({ partner, activity, isLooking, href, end, ...rest }: PartnerCardProps) {
  const t = useT('tradePage')
  return (
    <PartnerRoot {...rest}>
      <PartnerWords>
        <TraderSummary layout="inline" trader={{ ...partner, ...activity }} href={href} />
        {isLooking && (
          <Looking data-compact="">
            <Icon of={Eye} size="xs" />
            {t('partner.looking')}
          </Looking>
        )}
      </PartnerWords>
      {end}
    </PartnerRoot>
  )
}
