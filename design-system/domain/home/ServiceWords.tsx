import { formatDate } from '../../format/formatDate.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import { TileAvatar } from '../profile/TileAvatar.tsx'
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
}

/** What people say of this place. */
export function ServiceWords({ words }: ServiceWordsProps) {
  const t = useT('home')
  const locale = useLocale()
  return (
    <Stack as="section" gap="4">
      <Heading level={2}>{t('said.title')}</Heading>
      <Words>
        {words.map(word => (
          <li key={word.id}>
            <Word>
              <blockquote>{word.text}</blockquote>
              <Who>
                <TileAvatar userName={word.author} size="m" />
                <span>
                  <strong>{word.author}</strong>
                  {word.about}
                  {/* The day that was written down, wherever it is read. */}
                  <time dateTime={word.at}>
                    {formatDate(word.at, { format: 'date', locale, timeZone: 'UTC' })}
                  </time>
                </span>
              </Who>
            </Word>
          </li>
        ))}
      </Words>
    </Stack>
  )
}
