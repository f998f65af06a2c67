import ChevronDown from 'lucide-react/icons/chevron-down'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { FoldRoot } from './Contents.styles.ts'
import type { HeadingShape } from './headings.ts'

interface ContentsFoldProps {
  headings: readonly HeadingShape[]
  lang?: string | undefined
}

/** The parts of a text, folded away over it: for screens with no room beside it. */
export function ContentsFold({ headings, lang }: ContentsFoldProps) {
  const t = useT('content')
  return (
    <FoldRoot>
      <summary>
        {t('article.contents')}
        <Icon of={ChevronDown} />
      </summary>
      <ol {...(lang === undefined ? {} : { lang })}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </FoldRoot>
  )
}
