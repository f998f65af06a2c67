import { formatAmount } from '../../../format/formatAmount.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { RiskNotes } from '../../people/profile/RiskNotes.tsx'
import { TraderSummary } from '../../people/profile/trader/TraderSummary.tsx'
import { Column } from './Case.styles.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { CaseTrades } from './CaseTrades.tsx'
import { PriorRulings } from './PriorRulings.tsx'
import type { CaseSide } from './caseView.ts'
import type { CaseSideName } from './dispute.ts'

interface CaseSideCardProps {
  of: CaseSideName
  side: CaseSide
  /** The name that the buyer gave for the paying account; only of the buyer. */
  declaredName?: string | null | undefined
  assets: Pick<AssetBook, 'of'>
  profileHref: string
}

/** One side of a case as its arbiter reads it: who they are, how they stand, their risks, their past. */
export function CaseSideCard({ of, side, declaredName, assets, profileHref }: CaseSideCardProps) {
  const t = useT('dispute')
  // Whether the viewer has traded with them says nothing to an arbiter.
  const risks = side.risks.filter(code => code !== 'first_trade_with_you')
  return (
    <Column aria-label={t(`case.${of}`)}>
      <Heading level={3}>{t(`case.${of}`)}</Heading>
      <TraderSummary trader={side.trader} href={profileHref} />
      <Figures {...{ side, declaredName, assets }} />
      <Heading level={4}>{t('case.risks')}</Heading>
      {risks.length === 0 ? (
        <Text tone="secondary">{t('case.noRisks')}</Text>
      ) : (
        <RiskNotes layout="stacked" risks={risks} registeredAt={side.trader.registeredAt} />
      )}
      <Heading level={4}>{t('case.files')}</Heading>
      <CaseFiles files={side.files} />
      <Heading level={4}>{t('case.rulings')}</Heading>
      <PriorRulings rulings={side.rulings} />
      <Heading level={4}>{t('case.trades')}</Heading>
      {side.trades.length === 0 ? (
        <Text tone="secondary">{t('case.noTrades')}</Text>
      ) : (
        <CaseTrades trades={side.trades} assets={assets} />
      )}
    </Column>
  )
}

function Figures({
  side,
  declaredName,
  assets,
}: Pick<CaseSideCardProps, 'side' | 'declaredName' | 'assets'>) {
  const t = useT('dispute')
  const locale = useLocale()
  const { trader, record, feedbackCounts, verifications } = side
  const percent = (value: string | null) => (value === null ? '–' : formatPercent(value, { locale }))
  const rows = {
    standing: t(`case.standing.${side.standing}`),
    since: formatDate(trader.registeredAt, { format: 'date', locale }),
    verified:
      verifications.length === 0
        ? t('case.nothing')
        : verifications.map(kind => t(`case.verified.${kind}`)).join(', '),
    trades: String(trader.tradesCount),
    partners: String(side.counterpartiesCount),
    cancelled: percent(side.cancelledPercent),
    rating: percent(trader.ratingPercent),
    words: t('case.words', { ...feedbackCounts }),
    volume: formatAmount(side.volumeUsd, assets.of('USD'), { mode: 'shown', locale }),
    disputes: record.total === 0 ? t('case.noRecord') : t('case.record', record),
    release: trader.medianReleaseMinutes === null ? '–' : formatDuration(trader.medianReleaseMinutes, locale),
  } as const
  return (
    <DefinitionList>
      <DefinitionRow term={t('case.legalName')}>{side.legalName ?? t('case.notVerified')}</DefinitionRow>
      {(Object.keys(rows) as (keyof typeof rows)[]).map(name => (
        <DefinitionRow key={name} term={t(`case.figure.${name}`)}>
          {rows[name]}
        </DefinitionRow>
      ))}
      {/* Last, so that the rows of both sides stand at the same height. */}
      {declaredName !== undefined && declaredName !== null && (
        <DefinitionRow term={t('case.declared')}>{declaredName}</DefinitionRow>
      )}
    </DefinitionList>
  )
}
