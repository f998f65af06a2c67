import Gauge from 'lucide-react/icons/gauge'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { withdrawalLook } from '../../money/send/withdrawal/withdrawalLook.ts'
import { Amount } from '../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { CopiedFact } from './CopiedFact.tsx'
import { QueueCard } from './QueueCard.tsx'
import type { QueueProps, RowOpening } from './QueueCard.tsx'
import { OpeningRow } from './QueueRow.tsx'
import type { DeskWithdrawalShape } from './queueShape.ts'
import { useNetworkName } from './useNetworkName.ts'

interface WithdrawalQueueProps extends QueueProps<DeskWithdrawalShape> {
  assets: AssetBook
}

/** Withdrawals that should have moved by now: how far each has come, since when it stands, and whether the signer’s limit holds it. */
export function WithdrawalQueue({ content, hasKeys, ...rest }: WithdrawalQueueProps) {
  const t = useT('deskQueue')
  return (
    <QueueCard
      words={{
        label: t('withdrawal.label'),
        loading: t('withdrawal.loading'),
        failed: t('withdrawal.failed'),
        empty: t('withdrawal.empty'),
        emptyText: t('withdrawal.emptyText'),
      }}
      content={content}
      hasKeys={hasKeys}
      renderRow={(withdrawal, opening) => <Row withdrawal={withdrawal} opening={opening} {...rest} />}
    />
  )
}

type RowProps = Omit<WithdrawalQueueProps, 'content' | 'hasKeys'> & {
  withdrawal: DeskWithdrawalShape
  opening: RowOpening
}

function Row({ withdrawal, opening, assets, goalMinutes, personHrefOf }: RowProps) {
  const t = useT('deskQueue')
  const locale = useLocale()
  const { coin, amount, userName, status, updatedAt, notBefore, confirmations } = withdrawal
  const { icon, tone } = withdrawalLook[status]
  const limit =
    notBefore === null
      ? null
      : t('withdrawal.limit', { time: formatDate(notBefore, { format: 'dateTime', locale }) })
  return (
    <OpeningRow
      {...opening}
      title={<Amount amount={amount} asset={assets.of(coin)} mode="full" code="always" />}
      mark={<CoinIcon code={coin} size="m" />}
      facts={
        <>
          <TextLink href={personHrefOf(userName)}>{userName}</TextLink>
          {status === 'broadcast' && <span>{t('withdrawal.confirmations', { count: confirmations })}</span>}
          {limit !== null && !opening.isOpen && <span>{limit}</span>}
        </>
      }
      note={<Chip {...{ icon, tone }}>{t(`withdrawal.status.${status}`)}</Chip>}
      waiting={{ since: updatedAt, goalMinutes }}
    >
      {limit !== null && (
        <Notice tone="warning" icon={Gauge}>
          {limit}
        </Notice>
      )}
      <Facts withdrawal={withdrawal} />
    </OpeningRow>
  )
}

function Facts({ withdrawal }: Pick<RowProps, 'withdrawal'>) {
  const t = useT('deskQueue')
  const locale = useLocale()
  const nameOf = useNetworkName()
  const { network, address, txid, confirmations, createdAt, updatedAt } = withdrawal
  const momentOf = (moment: string) => formatDate(moment, { format: 'dateTime', locale })
  return (
    <DefinitionList>
      <DefinitionRow term={t('fact.asked')}>{momentOf(createdAt)}</DefinitionRow>
      <DefinitionRow term={t('fact.moved')}>{momentOf(updatedAt)}</DefinitionRow>
      <DefinitionRow term={t('fact.network')}>
        {network === null ? t('unknown') : nameOf(network)}
      </DefinitionRow>
      <DefinitionRow term={t('fact.confirmations')}>{confirmations}</DefinitionRow>
      <CopiedFact term={t('fact.address')} text={address} none={t('unknown')} />
      <CopiedFact term={t('fact.txid')} text={txid} none={t('none')} />
    </DefinitionList>
  )
}
