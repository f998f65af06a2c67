import { useId } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { ArticleText } from '../article/ArticleText.tsx'
import { Question } from '../article/Question.tsx'
import { QuestionList } from '../article/Question.styles.ts'
import type { LiveData, TopicShape } from '../contentShape.ts'
import { TopicHead } from './Faq.styles.ts'
import { topicId } from './topicId.ts'

interface TopicProps {
  topic: TopicShape
  live: LiveData | undefined
  lang: string
}

/** A topic with how many questions it has here, and the questions. */
export function Topic({ topic: { code, title, questions }, live, lang }: TopicProps) {
  const t = useT('content')
  const id = useId()
  return (
    <section id={topicId(code)} aria-labelledby={id}>
      <TopicHead>
        <h2 id={id} lang={lang}>
          {title}
        </h2>
        <span>{t('faq.count', { count: questions.length })}</span>
      </TopicHead>
      <QuestionList lang={lang}>
        {questions.map(({ code: question, question: asked, answer }) => (
          <Question key={question} id={question} question={asked}>
            <ArticleText blocks={answer} live={live} />
          </Question>
        ))}
      </QuestionList>
    </section>
  )
}
