import { BonusProgram } from '@souk/design-system/domain/growth/bonus/BonusProgram.tsx'
import { InviterCard } from '@souk/design-system/domain/growth/bonus/InviterCard.tsx'
import { useBonusText } from '@souk/design-system/domain/growth/bonus/useBonusText.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { Inline } from '@souk/design-system/primitives/layout/Inline.tsx'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useStanding } from '../../services/useViewer.ts'
import type { useBonusProgram } from './useBonusProgram.ts'

interface PublicBonusProps {
  content: ReturnType<typeof useBonusProgram>
}

/** What an invitation brings, whose it is where it is somebody’s, and the sign-up; a member learns that it is not for them. */
export function PublicBonus({ content }: PublicBonusProps) {
  const t = useT('bonus')
  const assets = useAssets() ?? noAssets
  const { sum } = useBonusText(assets)
  const isMember = useStanding() === 'member'
  const program = content.status === 'ready' ? content.value : null
  const lead =
    program === null
      ? t('publicLeadBare')
      : t('publicLead', {
          invitee: sum(program.inviteeBonus),
          inviter: sum(program.inviterBonus),
          coin: program.coin,
        })
  return (
    <ReadingLayout>
      <PageTitle
        lead={isMember ? t('invitation.member') : lead}
        actions={
          isMember ? (
            <LinkButton href={paths.bonus()}>{t('invitation.own')}</LinkButton>
          ) : (
            <LinkButton href={paths.signUp()} variant="primary">
              {t('signUp')}
            </LinkButton>
          )
        }
      >
        {t('publicTitle')}
      </PageTitle>
      {program?.inviter && (
        <InviterCard inviterName={program.inviter.userName} terms={program} assets={assets} />
      )}
      <BonusProgram content={content} assets={assets} />
      <Inline gap="4">
        <TextLink href={paths.earnBitcoins()} data-standing="">
          {t('earn')}
        </TextLink>
        <TextLink href={paths.fees()} data-standing="">
          {t('fees')}
        </TextLink>
      </Inline>
    </ReadingLayout>
  )
}
