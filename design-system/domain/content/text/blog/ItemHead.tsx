import Clock from 'lucide-react/icons/clock'
import { BrandMark } from '../../../../brand/BrandMark.tsx'
import { isLocale } from '../../../../format/locale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { ItemShape } from '../contentShape.ts'
import { BlogPath } from './BlogPath.tsx'
import { CopyLink } from './CopyLink.tsx'
import { HeadGrid, HeadLead, HeadLine, HeadTitle, Minutes, Written } from './ItemHead.styles.ts'
import type { BlogHrefs } from './blogShape.ts'
import { useDayText } from './useDayText.ts'

interface ItemHeadProps {
  item: ItemShape
  url: string
  hrefs: BlogHrefs
}

/** Where an item stands, what it is about, who wrote it and when. */
export function ItemHead({ item, url, hrefs }: ItemHeadProps) {
  const t = useT('content')
  const { title, description, locale, minutes } = item
  return (
    <HeadGrid>
      <BlogPath hrefs={hrefs} category={item} />
      <HeadTitle lang={locale}>{title}</HeadTitle>
      <HeadLead lang={locale}>{description}</HeadLead>
      {!item.isTranslated && isLocale(locale) && <Notice>{t(`article.untranslated.${locale}`)}</Notice>}
      <HeadLine>
        <BrandMark look="sign" aria-hidden />
        <Written>
          <b>{t('blog.by')}</b>
          <Days item={item} />
        </Written>
        <Minutes>
          <Icon of={Clock} />
          {t('blog.read', { minutes })}
        </Minutes>
        <CopyLink url={url} />
      </HeadLine>
    </HeadGrid>
  )
}

function Days({ item: { publishedAt, updatedAt } }: Pick<ItemHeadProps, 'item'>) {
  const t = useT('content')
  const dayText = useDayText()
  const [date, updated] = [dayText(publishedAt), dayText(updatedAt)]
  const isChanged = updatedAt > publishedAt && updated !== date
  return <time dateTime={publishedAt}>{isChanged ? t('blog.updated', { date, updated }) : date}</time>
}
