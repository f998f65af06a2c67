import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { isLocale } from '../../../../format/locale.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { PageShape } from '../contentShape.ts'
import { HeadMeta, HeadRoot, HeadTitle, Lead } from './ArticleHead.styles.ts'

/** `large` is for a page that somebody lands on. */
export const articleHeadSizes = ['usual', 'large'] as const
export type ArticleHeadSize = (typeof articleHeadSizes)[number]

interface ArticleHeadProps {
  /** The text: a page, a chapter, an item of the blog. */
  text: Pick<PageShape, 'title' | 'description' | 'locale' | 'isTranslated' | 'updatedAt'>
  /** How long it takes to read; left out where nobody reads it through. */
  minutes?: number | undefined
  /** What it is a part of, before the rest: "Chapter 3". */
  kicker?: ReactNode
  size?: ArticleHeadSize | undefined
}

/** What a text says of itself, over it. */
export function ArticleHead({ text, minutes, kicker, size = 'usual' }: ArticleHeadProps) {
  const t = useT('content')
  const locale = useLocale()
  // Of no place: the day is the same on the server and for every reader.
  const day = formatDate(text.updatedAt, { format: 'date', locale, timeZone: 'UTC' })
  return (
    <HeadRoot data-size={size}>
      <HeadMeta>
        {kicker !== undefined && <strong>{kicker}</strong>}
        {minutes !== undefined && (
          <span>
            <Icon of={Clock} />
            {t('article.minutes', { count: minutes })}
          </span>
        )}
        <time dateTime={text.updatedAt}>{t('article.updated', { date: day })}</time>
      </HeadMeta>
      <HeadTitle lang={text.locale}>{text.title}</HeadTitle>
      <Lead lang={text.locale}>{text.description}</Lead>
      {!text.isTranslated && isLocale(text.locale) && (
        <Notice>{t(`article.untranslated.${text.locale}`)}</Notice>
      )}
    </HeadRoot>
  )
}
