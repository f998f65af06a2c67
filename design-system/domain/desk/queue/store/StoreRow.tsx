import StoreIcon from 'lucide-react/icons/store'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import type { RowOpening } from '../QueueCard.tsx'
import { OpeningRow } from '../QueueRow.tsx'
import { Described } from '../QueueRow.styles.ts'
import type { DeskStoreShape, StoreAct } from '../queueShape.ts'
import { StoreActs } from './StoreActs.tsx'
import { storeLook } from './storeLook.ts'

interface StoreRowProps {
  store: DeskStoreShape
  opening: RowOpening
  goalMinutes: number | null
  personHrefOf: (userName: string) => string
  onAct: (act: StoreAct, reason: string) => Promise<unknown>
}

/** One store: its name, its owner and how it stands; opened, all that it says of itself and what can be done. */
export function StoreRow({ store, opening, goalMinutes, personHrefOf, onAct }: StoreRowProps) {
  const t = useT('deskQueue')
  const locale = useLocale()
  const { title, owner, type, status, statusChangedAt } = store
  const isWaiting = status === 'pending_review'
  return (
    <OpeningRow
      {...opening}
      title={title}
      mark={<Icon of={StoreIcon} />}
      facts={
        <>
          <TextLink href={personHrefOf(owner)}>{owner}</TextLink>
          <span>{t(`store.type.${type}`)}</span>
          {!isWaiting && (
            <time dateTime={statusChangedAt}>
              {t('store.since', { time: formatDate(statusChangedAt, { format: 'date', locale }) })}
            </time>
          )}
        </>
      }
      note={<Chip {...storeLook[status]}>{t(`store.status.${status}`)}</Chip>}
      waiting={isWaiting ? { since: statusChangedAt, goalMinutes } : null}
    >
      <StoreWhole store={store} />
      <StoreActs store={store} onAct={onAct} />
    </OpeningRow>
  )
}

function StoreWhole({ store }: Pick<StoreRowProps, 'store'>) {
  const t = useT('deskQueue')
  const { status, statusReason, description, successUrl, number } = store
  return (
    <>
      {status === 'suspended' && statusReason !== null && (
        <Notice tone="negative" title={t('store.suspended')}>
          <span dir="auto">{statusReason}</span>
        </Notice>
      )}
      <Stack gap="1">
        <Caption as="p">{t('store.description')}</Caption>
        <Described dir="auto">{description}</Described>
      </Stack>
      <DefinitionList>
        <DefinitionRow term={t('fact.number')}>{number}</DefinitionRow>
        <DefinitionRow term={t('fact.site')}>
          {successUrl === null ? (
            t('store.noSite')
          ) : (
            <TextLink href={successUrl} target="_blank" rel="noreferrer nofollow">
              {successUrl}
            </TextLink>
          )}
        </DefinitionRow>
      </DefinitionList>
    </>
  )
}
