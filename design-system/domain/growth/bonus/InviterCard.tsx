import { useT } from '../../../locales/useT.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { TileAvatar } from '../../people/profile/trader/TileAvatar.tsx'
import type { BonusTerms } from './bonusShape.ts'
import { InviterCardRoot } from './InviterCard.styles.ts'
import { useBonusText } from './useBonusText.ts'

interface InviterCardProps {
  inviterName: string
  terms: BonusTerms
  assets: AssetBook
}

/** Who invites, and what both get. Use `BonusProgram` for how it comes. */
export function InviterCard({ inviterName: name, terms, assets }: InviterCardProps) {
  const t = useT('invitation')
  const { sum } = useBonusText(assets)
  const { inviteeBonus, inviterBonus, firstTradeLeast, coin } = terms
  return (
    <InviterCardRoot>
      <TileAvatar userName={name} />
      <div>
        <strong>{t('by', { name })}</strong>
        <p>{t('both', { own: sum(inviteeBonus), theirs: sum(inviterBonus), name, coin })}</p>
        <p>{t('when', { least: sum(firstTradeLeast) })}</p>
      </div>
    </InviterCardRoot>
  )
}
