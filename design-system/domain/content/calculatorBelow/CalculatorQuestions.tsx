import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Question } from '../text/article/Question.tsx'
import { Asked, PartHead } from '../calculator/Calculator.styles.ts'
import { calculatorQuestions } from './calculatorQuestions.ts'

/** What people ask about a calculator, and its answers. */
export function CalculatorQuestions({ faqHref }: { faqHref: string }) {
  const t = useT('calculator')
  return (
    <Asked>
      <PartHead>
        <div>
          <h2>{t('questions.title')}</h2>
          <p>
            {t('questions.lead')} <TextLink href={faqHref}>{t('questions.faq')}</TextLink>.
          </p>
        </div>
      </PartHead>
      <div>
        {calculatorQuestions.map(name => (
          <Question key={name} question={t(`questions.${name}`)}>
            <p>{t(`questions.${name}Answer`)}</p>
          </Question>
        ))}
      </div>
    </Asked>
  )
}
