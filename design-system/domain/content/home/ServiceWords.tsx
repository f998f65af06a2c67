import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { TileAvatar } from '../../people/profile/trader/TileAvatar.tsx'
import { ExampleTag } from './ExampleTag.tsx'
import { HomeSection } from './HomeSection.tsx'
import { Who, Word, Words } from './ServiceWords.styles.ts'

/** What somebody says of this place. */
export interface ServiceWord {
  readonly id: string
  readonly author: string
  /** Who that is, in a few words. */
  readonly about: string | null
  readonly text: string
  readonly at: string
}

interface ServiceWordsProps {
  /** One or more. */
  words: readonly ServiceWord[]
  /** Nobody has said them: each is marked so. */
  areExamples?: boolean
}

/** What people say of this place. */
export function ServiceWords({ words, areExamples = false }: ServiceWordsProps) {
  const t = useT('home')
  const locale = useLocale()
  return (
    <HomeSection title={t('said.title')} lead={areExamples ? t('said.examples') : undefined}>
      <Words>
        {words.map(word => (
          <li key={word.id}>
            <Word>
              {areExamples && <ExampleTag>{t('said.example')}</ExampleTag>}
              <blockquote>{word.text}</blockquote>
              <Who>
                <TileAvatar userName={word.author} size="m" />
                <span>
                  <strong>{word.author}</strong>
                  {word.about}
                  {/* The day that was written down, wherever it is read. */}
                  {!areExamples && (
                    <time dateTime={word.at}>
                      {formatDate(word.at, { format: 'date', locale, timeZone: 'UTC' })}
                    </time>
                  )}
                </span>
              </Who>
            </Word>
          </li>
        ))}
      </Words>
    </HomeSection>
  )
}
