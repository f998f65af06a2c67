import { useRef, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import type { LiveData, TopicShape } from '../contentShape.ts'
import { FaqColumns, TopicColumn, TopicNav } from './Faq.styles.ts'
import { filteredTopics, questionCount } from './faqFilter.ts'
import { FaqSearch } from './FaqSearch.tsx'
import { Topic } from './Topic.tsx'
import { useOpenQuestion } from './useOpenQuestion.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { topicId } from './topicId.ts'

interface FaqTopicsProps {
  topics: readonly TopicShape[]
  live: LiveData | undefined
  lang: string
}

/** The topics with their questions, and the search through them. */
export function FaqTopics({ topics, live, lang }: FaqTopicsProps) {
  const t = useT('content')
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const found = filteredTopics(topics, search)
  const showAll = () => {
    if (field.current !== null) field.current.value = ''
    setSearch('')
  }
  useOpenQuestion(showAll)
  if (questionCount(topics) === 0) return <p>{t('faq.empty')}</p>
  return (
    <FaqColumns>
      <FaqSearch
        ref={field}
        onSearch={setSearch}
        found={search.trim() === '' ? null : questionCount(found)}
        all={questionCount(topics)}
      />
      <TopicLinks topics={found} lang={lang} />
      <TopicColumn>
        {found.map(topic => (
          <Topic key={topic.code} topic={topic} live={live} lang={lang} />
        ))}
        {found.length === 0 && (
          <EmptyState
            title={t('faq.none.title')}
            actions={
              <>
                <Button variant="primary" onClick={showAll}>
                  {t('faq.clear')}
                </Button>
                <LinkButton href="/guide">{t('faq.guide')}</LinkButton>
              </>
            }
          >
            {t('faq.none.text')}
          </EmptyState>
        )}
      </TopicColumn>
    </FaqColumns>
  )
}

interface TopicLinksProps {
  topics: readonly TopicShape[]
  lang: string
}

/** The topics, each with how many questions it has here. */
function TopicLinks({ topics, lang }: TopicLinksProps) {
  const t = useT('content')
  const locale = useLocale()
  if (topics.length === 0) return <div />
  return (
    <TopicNav aria-label={t('faq.topics')}>
      <ul lang={lang}>
        {topics.map(({ code, title, questions }) => (
          <li key={code}>
            <a href={`#${topicId(code)}`}>
              {title}
              <span>{formatCount(questions.length, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </TopicNav>
  )
}
