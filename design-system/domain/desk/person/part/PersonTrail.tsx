import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import type { AuditEntryShape, DeskPart } from '../../deskShape.ts'
import { AuditList } from '../../entry/AuditList.tsx'
import { PersonPart } from './PersonPart.tsx'
import { PartText } from './PersonPart.styles.ts'

interface PersonTrailProps {
  /** The latest deeds about this person. */
  entries: DeskPart<readonly AuditEntryShape[]>
  /** All that was ever done about them. */
  allHref: string
}

/** What operators did about somebody last, and the way to all of it. */
export function PersonTrail({ entries, allHref }: PersonTrailProps) {
  const t = useT('deskPerson')
  return (
    <PersonPart
      title={t('trail.title')}
      end={
        <TextLink href={allHref} iconEnd={ChevronRight}>
          {t('trail.all')}
        </TextLink>
      }
    >
      {entries.status === 'loading' && (
        <Loading label={t('trail.loading')}>
          <PartText>
            <TwoLines widths={['half', 'most']} />
          </PartText>
        </Loading>
      )}
      {entries.status === 'failed' && (
        <PartFailed title={t('trail.failed')} onRetry={entries.onRetry} isRetrying={entries.isRetrying}>
          {null}
        </PartFailed>
      )}
      {entries.status === 'ready' &&
        (entries.value.length === 0 ? (
          <PartText>{t('trail.none')}</PartText>
        ) : (
          <AuditList entries={entries.value} look="trail" label={t('trail.title')} />
        ))}
    </PersonPart>
  )
}
