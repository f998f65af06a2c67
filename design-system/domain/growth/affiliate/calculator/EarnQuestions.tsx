import ChevronDown from 'lucide-react/icons/chevron-down'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Question } from './EarnPage.styles.ts'

const questions = ['when', 'who', 'long', 'levels', 'self', 'seen'] as const

/** What people ask before they invite anybody. */
export function EarnQuestions() {
  const t = useT('affiliateCalculator')
  return (
    <SectionCard title={t('questions.title')}>
      <div>
        {questions.map((question, index) => (
          <Question key={question} open={index === 0}>
            <summary>
              {t(`questions.${question}.title`)}
              <Icon of={ChevronDown} />
            </summary>
            <p>{t(`questions.${question}.text`)}</p>
          </Question>
        ))}
      </div>
    </SectionCard>
  )
}
