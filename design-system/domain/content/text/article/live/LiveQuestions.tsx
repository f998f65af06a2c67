import type { ReactNode } from 'react'
import { useT } from '../../../../../locales/useT.ts'
import { TextLink } from '../../../../../primitives/link/TextLink.tsx'
import type { TopicShape } from '../../contentShape.ts'
import type { Block } from '../../contentTree.ts'
import { Question } from '../Question.tsx'
import { QuestionList } from '../Question.styles.ts'
import { QuestionsFoot } from './Live.styles.ts'
import { LiveLink } from './LiveLink.tsx'

interface LiveQuestionsProps {
  topic: TopicShape | undefined
  children: (blocks: readonly Block[]) => ReactNode
}

/** The questions of a topic. */
export function LiveQuestions({ topic, children }: LiveQuestionsProps) {
  const t = useT('content')
  if (topic === undefined || topic.questions.length === 0)
    return <LiveLink href="/faq">{t('article.live.noQuestions')}</LiveLink>
  return (
    <div>
      <QuestionList>
        {topic.questions.map(({ code, question, answer: blocks }) => (
          <Question key={code} question={question}>
            {children(blocks)}
          </Question>
        ))}
      </QuestionList>
      <QuestionsFoot>
        <TextLink href="/faq">{t('article.live.allQuestions')}</TextLink>
      </QuestionsFoot>
    </div>
  )
}
