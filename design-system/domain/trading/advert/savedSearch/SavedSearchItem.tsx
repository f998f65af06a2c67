import Trash from 'lucide-react/icons/trash-2'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { conditionsOf, subjectOf } from '../filter/searchSubject.ts'
import type { SubjectProps } from '../filter/searchSubject.ts'
import type { SavedSearch } from './savedSearch.ts'
import { SavedRow } from './SavedSearchList.styles.ts'

export interface SavedSearchActions {
  /** The offers of a search. */
  readonly hrefOf: (search: SavedSearch) => string
  /** It was opened: what was new is seen. */
  readonly onOpen: (search: SavedSearch) => void
  readonly onNotify: (search: SavedSearch, isNotified: boolean) => void
  readonly onDelete: (search: SavedSearch) => void
}

type SavedSearchItemProps = SavedSearchActions &
  Omit<SubjectProps, 'filters'> & {
    search: SavedSearch
  }

/** A search that is kept: what for, how much is new, and what can be done with it. */
export function SavedSearchItem(props: SavedSearchItemProps) {
  const { search, assets, methods, countries, hrefOf, onOpen, onNotify, onDelete } = props
  const t = useT('savedSearch')
  const tAdvert = useT('advert')
  const locale = useLocale()
  const { filters, priceLimit, newCount } = search
  const subject = { filters, assets, methods, countries }
  const sentence = subjectOf(subject, { t: tAdvert, locale })
  const conditions = conditionsOf(subject, { t: tAdvert, locale })
  const name = search.name === '' ? sentence : search.name
  const price =
    priceLimit === null
      ? null
      : formatAmount(priceLimit, assets.of(filters.currencyCode), { mode: 'price', locale })
  return (
    <SavedRow>
      <Stack gap="1">
        <Inline gap="2">
          <TextLink href={hrefOf(search)} onClick={() => onOpen(search)}>
            {name}
          </TextLink>
          {newCount > 0 && <Tag>{t('new', { count: newCount })}</Tag>}
        </Inline>
        <Caption as="p">
          {[
            search.name === '' ? null : sentence,
            price === null ? null : t(filters.type === 'buy' ? 'upTo' : 'from', { price }),
            conditions,
          ]
            .filter(part => part !== null)
            .join(' · ')}
        </Caption>
      </Stack>
      <Inline gap="2" wrap="nowrap">
        <Switch
          aria-label={t('notifyNamed', { name })}
          checked={search.isNotified}
          onChange={isNotified => onNotify(search, isNotified)}
        >
          {null}
        </Switch>
        <IconButton icon={Trash} label={t('removeNamed', { name })} onClick={() => onDelete(search)} />
      </Inline>
    </SavedRow>
  )
}
