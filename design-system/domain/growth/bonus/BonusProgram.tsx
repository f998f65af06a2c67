import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { StepMark } from '../../../primitives/step/StepMark.styles.ts'
import { EarnedAmount } from '../affiliate/EarnedAmount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { BonusBody } from './BonusBody.tsx'
import { Sums } from './BonusProgram.styles.ts'
import type { BonusContent, BonusTerms } from './bonusShape.ts'
import { StepName, StepRow, StepWords } from './BonusSteps.styles.ts'
import { useBonusText } from './useBonusText.ts'

const steps = ['join', 'trade', 'confirm', 'paid'] as const

interface BonusProgramProps {
  content: BonusContent<BonusTerms>
  assets: AssetBook
}

/** For everybody: what an invitation brings both sides, in which coin, and by which steps. */
export function BonusProgram({ content, assets }: BonusProgramProps) {
  const t = useT('bonus')
  const { sum } = useBonusText(assets)
  return (
    <SectionCard title={t('program.title')}>
      <BonusBody content={content} words={{ loading: t('program.loading'), failed: t('program.failed') }}>
        {terms => (
          <>
            <Sums>
              {(['invitee', 'inviter'] as const).map(side => (
                <div key={side}>
                  <dt>{t(`program.${side}`)}</dt>
                  <dd>
                    <EarnedAmount size="l" of={terms[`${side}Bonus`]} assets={assets} mode="full" />
                  </dd>
                </div>
              ))}
            </Sums>
            <Stack as="ol" gap="0">
              {steps.map((step, index) => (
                <StepRow key={step} data-state="done">
                  <StepMark aria-hidden>{index + 1}</StepMark>
                  <StepWords>
                    <StepName>
                      {t(`program.step.${step}.title`, {
                        least: sum(terms.firstTradeLeast),
                        coin: terms.coin,
                      })}
                    </StepName>
                    <p>{t(`program.step.${step}.text`)}</p>
                  </StepWords>
                </StepRow>
              ))}
            </Stack>
          </>
        )}
      </BonusBody>
    </SectionCard>
  )
}
