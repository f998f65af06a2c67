import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import { formatDate } from '../../../format/date/formatDate.ts'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { roundedCountLabel, volumeRangeLabel } from '../../../format/labels.ts'
import { formatCount } from '../../../format/numberFormat.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { verificationKinds } from './person.ts'
import type { PersonShape, VerificationKind, VolumeBand } from './person.ts'
import { Bands, Verified } from './PersonFigures.styles.ts'

interface PersonFiguresProps {
  person: Pick<
    PersonShape,
    | 'tradesCount'
    | 'feedbacksCount'
    | 'counterpartiesCount'
    | 'cancelledPercent'
    | 'averageReleaseMinutes'
    | 'medianReleaseMinutes'
    | 'firstTradeAt'
    | 'volumes'
    | 'verifications'
  >
  assets: AssetBook
  /** The page that says how reputation works. */
  faqHref: string
}

/** What somebody has done here, in figures, and what is verified of them. */
export function PersonFigures({ person, assets, faqHref }: PersonFiguresProps) {
  const t = useT('person')
  return (
    <Card as="section" gap="4">
      <Heading level={2}>{t('figures.title')}</Heading>
      <Figures person={person} />
      {person.volumes.length > 0 && (
        <Stack gap="2">
          <Heading level={3}>{t('figures.volume')}</Heading>
          <Bands>
            {person.volumes.map(band => (
              <li key={band.asset}>
                <BandText band={band} assets={assets} />
              </li>
            ))}
          </Bands>
        </Stack>
      )}
      <Verifications passed={person.verifications} />
      <span>
        <TextLink href={faqHref} data-standing="">
          {t('figures.how')}
        </TextLink>
      </span>
    </Card>
  )
}

function Figures({ person }: Pick<PersonFiguresProps, 'person'>) {
  const t = useT('person')
  const locale = useLocale()
  const count = (value: number) => formatCount(value, locale)
  const about = (value: number) => roundedCountLabel(value, locale)
  const minutes = (value: number) => formatDuration(value, locale)
  const { cancelledPercent, averageReleaseMinutes, medianReleaseMinutes, firstTradeAt } = person
  return (
    <DefinitionList look="pairs">
      <DefinitionRow term={t('figures.trades')}>{count(person.tradesCount)}</DefinitionRow>
      <DefinitionRow term={t('figures.partners')}>{about(person.counterpartiesCount)}</DefinitionRow>
      <DefinitionRow term={t('figures.rated')}>{about(person.feedbacksCount)}</DefinitionRow>
      {cancelledPercent !== null && (
        <DefinitionRow term={t('figures.cancelled')}>
          {formatPercent(cancelledPercent, { locale, decimals: 1 })}
        </DefinitionRow>
      )}
      {averageReleaseMinutes !== null && (
        <DefinitionRow term={t('figures.averageRelease')}>{minutes(averageReleaseMinutes)}</DefinitionRow>
      )}
      {medianReleaseMinutes !== null && (
        <DefinitionRow term={t('figures.medianRelease')}>{minutes(medianReleaseMinutes)}</DefinitionRow>
      )}
      <DefinitionRow term={t('figures.firstTrade')}>
        {firstTradeAt === null ? t('figures.none') : formatDate(firstTradeAt, { format: 'date', locale })}
      </DefinitionRow>
    </DefinitionList>
  )
}

/** A band and its coin: `50–100 BTC`, `10kk+ USDT`. */
function BandText({ band, assets }: { band: VolumeBand; assets: AssetBook }) {
  const locale = useLocale()
  return `${volumeRangeLabel(band.from, locale)}\u00A0${assets.of(band.asset).code}`
}

function Verifications({ passed }: { passed: readonly VerificationKind[] }) {
  const t = useT('person')
  return (
    <Stack gap="2">
      <Heading level={3}>
        {t('figures.verified')}{' '}
        {t('figures.verifiedOf', { count: passed.length, all: verificationKinds.length })}
      </Heading>
      <Verified aria-label={t('verification.label')}>
        {verificationKinds.map(kind => {
          const isPassed = passed.includes(kind)
          return (
            <li key={kind} {...(isPassed ? { 'data-passed': '' } : {})}>
              <Icon of={isPassed ? CircleCheck : CircleMinus} />
              {t(`verification.${kind}`)}
              <VisuallyHidden> {t(isPassed ? 'verification.yes' : 'verification.no')}</VisuallyHidden>
            </li>
          )
        })}
      </Verified>
    </Stack>
  )
}
