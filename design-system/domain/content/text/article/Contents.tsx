import { useT } from '../../../../locales/useT.ts'
import { ContentsLinks, ContentsRoot } from './Contents.styles.ts'
import type { HeadingShape } from './headings.ts'
import { useCurrentHeading } from './useCurrentHeading.ts'

interface ContentsProps {
  headings: readonly HeadingShape[]
  /** Of the text that it leads through. */
  lang?: string | undefined
}

/** The parts of a text, the one that is being read marked. Use `ContentsFold` where there is no room beside the text. */
export function Contents({ headings, lang }: ContentsProps) {
  const t = useT('content')
  const current = useCurrentHeading(headings.map(({ id }) => id))
  return (
    <ContentsRoot aria-label={t('article.contents')}>
      <p>{t('article.contents')}</p>
      <ContentsLinks {...(lang === undefined ? {} : { lang })}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} {...(id === current ? { 'aria-current': 'true' as const } : {})}>
              {title}
            </a>
          </li>
        ))}
      </ContentsLinks>
    </ContentsRoot>
  )
}
