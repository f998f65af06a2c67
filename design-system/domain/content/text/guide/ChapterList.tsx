import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import type { ChapterShape } from '../contentShape.ts'
import { ListLink } from './ChapterList.styles.ts'
import { ChapterNumber } from './ChapterNumber.tsx'
import type { GuideHrefs } from './guideProgress.ts'

interface ChapterListProps {
  chapters: readonly ChapterShape[]
  /** The one that is on the page. */
  current: string
  readChapters: readonly string[]
  href: GuideHrefs['chapter']
}

/** All chapters, the one on the page marked. */
export function ChapterList({ chapters, current, readChapters, href }: ChapterListProps) {
  const t = useT('content')
  const link = useLinkComponent()
  return (
    <Stack as="ol" gap="0">
      {chapters.map(({ code, title, minutes }, index) => (
        <li key={code}>
          <ListLink
            as={link}
            href={href(code)}
            {...(code === current ? { 'aria-current': 'page' as const } : {})}
          >
            <ChapterNumber number={index + 1} isRead={code !== current && readChapters.includes(code)} />
            <span>{title}</span>
            <small>{t('article.minutes', { count: minutes })}</small>
          </ListLink>
        </li>
      ))}
    </Stack>
  )
}
