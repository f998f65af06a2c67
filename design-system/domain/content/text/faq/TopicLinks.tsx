import { useT } from '../../../../locales/useT.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import type { TopicShape } from '../contentShape.ts'
import { TopicNav } from './Faq.styles.ts'
import { topicId } from './topicId.ts'

interface TopicLinksProps {
  topics: readonly TopicShape[]
  lang: string
}

/** The topics, each with how many questions it has here. */
export function TopicLinks({ topics, lang }: TopicLinksProps) {
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
