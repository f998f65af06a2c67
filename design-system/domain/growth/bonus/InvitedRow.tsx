import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clock from 'lucide-react/icons/clock'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { EarnedAmount } from '../affiliate/EarnedAmount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { BonusState, BonusTerms, InvitedBonusShape } from './bonusShape.ts'
import type { BonusLinks } from './ConfirmLinks.tsx'
import { ConfirmLinks } from './ConfirmLinks.tsx'
import { RowIcon, RowWords } from './InvitedBonuses.styles.ts'
import { useBonusText } from './useBonusText.ts'

const icons = { not_yet: CircleDashed, waiting: Clock, paid: CircleCheck } as const satisfies Record<
  BonusState,
  unknown
>

interface InvitedRowProps {
  bonus: InvitedBonusShape
  terms: BonusTerms
  assets: AssetBook
  links: Pick<BonusLinks, 'phone' | 'identity'>
  href: string
}

/** One who was invited, and how far the bonus for them is. */
export function InvitedRow({ bonus, terms, assets, links, href }: InvitedRowProps) {
  const t = useT('bonus')
  const words = useInvitedWords(bonus, terms, assets)
  const { state, reason, amount, usd, userName } = bonus
  return (
    <li data-state={state}>
      <RowIcon>
        <Icon of={icons[state]} />
        <VisuallyHidden>{t(`invited.state.${state}`)}</VisuallyHidden>
      </RowIcon>
      <RowWords>
        <TextLink href={href} look="quiet" data-standing="">
          {userName}
        </TextLink>
        <p>{words}</p>
        {state === 'waiting' && reason === 'inviter_unconfirmed' && <ConfirmLinks links={links} />}
      </RowWords>
      <EarnedAmount
        size="s"
        of={amount ?? usd}
        assets={assets}
        mode={amount === null ? 'shown' : 'full'}
        tone={state === 'paid' ? 'positive' : 'plain'}
        weight={state === 'paid' ? 'strong' : 'quiet'}
      />
    </li>
  )
}

function useInvitedWords(bonus: InvitedBonusShape, terms: BonusTerms, assets: AssetBook): string {
  const t = useT('bonus')
  const { sum, day } = useBonusText(assets)
  const { state, reason, paidAt } = bonus
  if (state === 'not_yet') return t('invited.not_yet', { least: sum(terms.firstTradeLeast) })
  if (state === 'waiting') return t(`invited.reason.${reason ?? 'soon'}`, { coin: terms.coin })
  return paidAt === null ? t('invited.state.paid') : t('invited.paidOn', { date: day(paidAt) })
}
