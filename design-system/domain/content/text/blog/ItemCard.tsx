import { isLocale } from '../../../../format/locale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { ItemCardShape } from '../contentShape.ts'
import { Cover } from '../cover/Cover.tsx'
import { CardLink, CardRoot, CardTags, CardTitle, CardWords } from './ItemCard.styles.ts'
import { useDayText } from './useDayText.ts'

/** `large` is for the newest of a list. */
export const itemCardLooks = ['card', 'large'] as const
export type ItemCardLook = (typeof itemCardLooks)[number]

interface ItemCardProps {
  item: ItemCardShape
  href: string
  /** The place of its title in the outline of the page. */
  level: 2 | 3
  look?: ItemCardLook | undefined
  /** Left out where all items are of one category. */
  hasCategory?: boolean | undefined
}

/** An item of the blog in a list; all of it leads there. */
export function ItemCard({ item, href, level, look = 'card', hasCategory = true }: ItemCardProps) {
  const t = useT('content')
  const dayText = useDayText()
  const link = useLinkComponent()
  const { title, description, locale, isTranslated, publishedAt, minutes } = item
  const isElsewhere = !isTranslated && isLocale(locale)
  return (
    <CardRoot data-look={look}>
      <Cover name={item.cover} alt={item.alt} />
      <CardWords>
        {(hasCategory || isElsewhere) && (
          <CardTags>
            {hasCategory && <Tag>{item.categoryTitle}</Tag>}
            {isElsewhere && <Tag look="outline">{t(`blog.inOther.${locale}`)}</Tag>}
          </CardTags>
        )}
        <CardTitle as={level === 2 ? 'h2' : 'h3'} lang={locale}>
          <CardLink as={link} href={href}>
            {title}
          </CardLink>
        </CardTitle>
        <p lang={locale}>{description}</p>
        <Text size="caption" tone="tertiary" as="p">
          <time dateTime={publishedAt}>{dayText(publishedAt)}</time> · {t('blog.read', { minutes })}
        </Text>
      </CardWords>
    </CardRoot>
  )
}
