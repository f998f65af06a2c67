import Clock from 'lucide-react/icons/clock'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { RewardShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { Cell } from '../list/Cell.tsx'
import { CellNote, Row } from '../list/Rows.styles.ts'
import { PersonName } from '../people/PersonName.tsx'
import type { PersonHref } from '../people/PersonName.tsx'
import { EarnedAmount } from '../EarnedAmount.tsx'

interface RewardRowProps {
  reward: RewardShape
  assets: AssetBook
  hrefOf: PersonHref
}

/** What somebody got: by whom, when, for what, and how much. */
export function RewardRow({ reward, assets, hrefOf }: RewardRowProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  return (
    <Row>
      <Cell of="person" label={t('history.column.person')}>
        <PersonName userName={reward.userName} level={reward.level} hrefOf={hrefOf} note={reward.tag} />
      </Cell>
      <Cell of="registered" label={t('history.column.registered')} labelLook="phone">
        <Text tone="secondary">{formatDate(reward.registeredAt, { format: 'numeric', locale })}</Text>
      </Cell>
      <Cell of="received" label={t('history.column.received')} labelLook="phone">
        {formatDate(reward.transactionAt, { format: 'numeric', locale })}{' '}
        <Text tone="secondary">{formatDate(reward.transactionAt, { format: 'time', locale })}</Text>
      </Cell>
      <Cell of="kind" label={t('history.column.kind')}>
        <Text tone="secondary">{t(`history.kind.${reward.kind}`)}</Text>
      </Cell>
      <Cell of="level" label={t('history.column.level')} align="start">
        <Tag>{t('level', { level: reward.level })}</Tag>
      </Cell>
      <Cell of="reward" label={t('history.column.reward')} align="end">
        <EarnedAmount
          of={reward.reward}
          assets={assets}
          sign="always"
          mode="full"
          tone={reward.isPaid ? 'positive' : 'plain'}
        />
        <CellNote>
          <EarnedAmount of={reward.worth} assets={assets} weight="quiet" />
        </CellNote>
        {!reward.isPaid && <Chip icon={Clock}>{t('history.onItsWay')}</Chip>}
      </Cell>
    </Row>
  )
}
