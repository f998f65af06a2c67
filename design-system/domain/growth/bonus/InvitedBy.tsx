import { useT } from '../../../locales/useT.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { TileAvatar } from '../../people/profile/TileAvatar.tsx'
import type { BonusTerms } from './bonusShape.ts'
import { InvitedByRoot } from './InvitedBy.styles.ts'
import { useBonusText } from './useBonusText.ts'

interface InvitedByProps {
  inviterName: string
  terms: BonusTerms
  assets: AssetBook
}

/** Who invites, and what both get. Use `BonusProgram` for how it comes. */
export function InvitedBy({ inviterName: name, terms, assets }: InvitedByProps) {
  const t = useT('invitation')
  const { sum } = useBonusText(assets)
  const { inviteeBonus, inviterBonus, firstTradeLeast, coin } = terms
  return (
    <InvitedByRoot>
      <TileAvatar userName={name} />
      <div>
        <strong>{t('by', { name })}</strong>
        <p>{t('both', { own: sum(inviteeBonus), theirs: sum(inviterBonus), name, coin })}</p>
        <p>{t('when', { least: sum(firstTradeLeast) })}</p>
      </div>
    </InvitedByRoot>
  )
}
