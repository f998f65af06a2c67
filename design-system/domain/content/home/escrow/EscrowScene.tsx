import ArrowRight from 'lucide-react/icons/arrow-right'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Hatch } from '../../../../primitives/hatch/Hatch.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { HomeSection } from '../HomeSection.tsx'
import { Dispute, Moment, MomentHead, Moments, Number, Safe, SceneRoot, Stays } from './EscrowScene.styles.ts'
import { EscrowStage } from './EscrowStage.tsx'
import { escrowMoments } from './sceneShape.ts'
import type { SceneTrade } from './sceneShape.ts'

interface EscrowSceneProps {
  trade: SceneTrade
  disputesHref: string
}

/** A trade in three moments: what is locked when, who has what, and what protects whom. Moves as one scrolls, and stands still for who asked for that. */
export function EscrowScene({ trade, disputesHref }: EscrowSceneProps) {
  const t = useT('home')
  return (
    <HomeSection title={t('escrow.title')} lead={t('escrow.lead')}>
      <SceneRoot>
        <Moments>
          {escrowMoments.map((moment, index) => (
            <Moment key={moment} data-moment={moment}>
              <MomentHead>
                <Number aria-hidden>{index + 1}</Number>
                <h3>{t(`escrow.${moment}`)}</h3>
              </MomentHead>
              <EscrowStage moment={moment} trade={trade} />
              <p>{t(`escrow.${moment}Text`)}</p>
              <Safe>
                <Icon of={ShieldCheck} />
                <span>{t(`escrow.${moment}Safe`)}</span>
              </Safe>
            </Moment>
          ))}
        </Moments>
        <Dispute>
          <div>
            <Chip tone="negative" icon={Scale}>
              {t('escrow.dispute')}
            </Chip>
            <p>{t('escrow.disputeText')}</p>
            <TextLink href={disputesHref} iconEnd={ArrowRight}>
              {t('escrow.disputeLink')}
            </TextLink>
          </div>
          <Stays>
            <Hatch />
            <span>{t('escrow.stays')}</span>
          </Stays>
        </Dispute>
      </SceneRoot>
    </HomeSection>
  )
}
