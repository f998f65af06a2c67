import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { ArticleText } from '../../text/article/ArticleText.tsx'
import { Question } from '../../text/article/Question.tsx'
import { QuestionList } from '../../text/article/Question.styles.ts'
import type { QuestionShape } from '../../text/contentShape.ts'
import { HomeSection } from '../HomeSection.tsx'
import { Onward } from '../HomeSection.styles.ts'

interface HomeQuestionsProps {
  /** One or more, with their answers. */
  questions: readonly QuestionShape[]
  /** The language that they are in. */
  lang: string
  faqHref: string
  guideHref: string
}

/** What is asked before a first trade, answered where one is. Needs the words of `content`. */
export function HomeQuestions({ questions, lang, faqHref, guideHref }: HomeQuestionsProps) {
  const t = useT('home')
  return (
    <HomeSection title={t('questions.title')} lead={t('questions.lead')}>
      <QuestionList lang={lang}>
        {questions.map(({ code, question, answer }) => (
          <Question key={code} question={question}>
            <ArticleText blocks={answer} />
          </Question>
        ))}
      </QuestionList>
      <Onward>
        <TextLink href={faqHref} iconEnd={ChevronRight}>
          {t('questions.all')}
        </TextLink>
        <TextLink href={guideHref} iconEnd={ChevronRight}>
          {t('questions.guide')}
        </TextLink>
      </Onward>
    </HomeSection>
  )
}
