import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Checkbox } from '../../../../primitives/checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { ListPages } from '../../../page/list/ListPages.tsx'
import type { AdvertAction } from './advertAction.ts'
import { Head, ListRoot } from './AdvertList.styles.ts'
import { AdvertRow } from './AdvertRow.tsx'
import type { AdvertChange, OwnAdvert, OwnAdvertHrefs } from '../../advert/ownAdvert.ts'
import { Foot, Rows } from '../trades/TradeList.styles.ts'

interface AdvertListProps {
  adverts: readonly OwnAdvert[]
  assets: AssetBook
  hrefs: OwnAdvertHrefs
  picked: ReadonlySet<string>
  onPick: (ids: readonly string[], isPicked: boolean) => void
  /** Those that are being changed. */
  changing: ReadonlySet<string>
  /** Why the last change was refused, in words, by advert. */
  refusals: ReadonlyMap<string, string>
  onChange: (advertId: string, change: AdvertChange) => void
  onAction: (advertId: string, action: AdvertAction) => void
  /** Under the list: how many adverts there may be. */
  note: ReactNode
  page: number
  pages: number
  pageHref: (page: number) => string
}

const columns = ['ad', 'price', 'limits', 'status'] as const

/** A page of the viewer's own adverts. Use `AdvertListLoading`, `AdvertListEmpty` and `AdvertListFailed` while there is none to show. */
export function AdvertList(props: AdvertListProps) {
  const { adverts, picked, onPick, changing, refusals, onChange, onAction, note, page, pages, pageHref } =
    props
  const t = useT('ownAdvert')
  const ids = adverts.map(({ id }) => id)
  return (
    <ListRoot>
      <Head>
        <Checkbox checked={ids.every(id => picked.has(id))} onChange={isPicked => onPick(ids, isPicked)}>
          <VisuallyHidden>{t('pickAll')}</VisuallyHidden>
        </Checkbox>
        {columns.map(column => (
          <span key={column} data-column={column} aria-hidden>
            {t(`column.${column}`)}
          </span>
        ))}
      </Head>
      <Rows aria-label={t('list')}>
        {adverts.map(advert => (
          <AdvertRow
            key={advert.id}
            advert={advert}
            assets={props.assets}
            hrefs={props.hrefs}
            isPicked={picked.has(advert.id)}
            onPick={isPicked => onPick([advert.id], isPicked)}
            isChanging={changing.has(advert.id)}
            refusal={refusals.get(advert.id) ?? null}
            onChange={change => onChange(advert.id, change)}
            onAction={action => onAction(advert.id, action)}
          />
        ))}
      </Rows>
      <Foot>
        <span>{note}</span>
        {pages > 1 && <ListPages label={t('pages')} page={page} pages={pages} hrefOf={pageHref} />}
      </Foot>
    </ListRoot>
  )
}
