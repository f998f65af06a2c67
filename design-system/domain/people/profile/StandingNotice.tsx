import Ban from 'lucide-react/icons/ban'
import Eye from 'lucide-react/icons/eye'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import type { PersonShape } from './person.ts'

interface StandingNoticeProps {
  person: Pick<
    PersonShape,
    'userName' | 'isOwn' | 'standing' | 'isBlocked' | 'hasBlocked' | 'phone' | 'legalName'
  >
}

/** What stands between the viewer and somebody: a suspension, a ban, a block on either side; on one's own page, who sees what. */
export function StandingNotice({ person }: StandingNoticeProps) {
  const t = useT('person')
  const { userName: name, standing, isBlocked, hasBlocked, isOwn } = person
  return (
    <>
      {standing !== 'ok' && (
        <Notice tone={standing === 'banned' ? 'negative' : 'warning'} title={t(`standing.${standing}.title`)}>
          {t(`standing.${standing}.text`, { name })}
        </Notice>
      )}
      {isBlocked && (
        <Notice icon={Ban} title={t('standing.blocked.title', { name })}>
          {t('standing.blocked.text')}
        </Notice>
      )}
      {hasBlocked && (
        <Notice icon={Ban} title={t('standing.blockedYou.title')}>
          {t('standing.blockedYou.text', { name })}
        </Notice>
      )}
      {isOwn && (
        <Notice icon={Eye} title={t('own.title')}>
          {t('own.text')}
        </Notice>
      )}
      <OnlyForSome person={person} />
    </>
  )
}

/** The phone on one's own page; the legal name there, and for the partner of an open trade. */
function OnlyForSome({ person }: StandingNoticeProps) {
  const t = useT('person')
  const { phone, legalName, isOwn } = person
  if (phone === null && legalName === null) return null
  return (
    <Card>
      <DefinitionList look="rows">
        {phone !== null && <DefinitionRow term={t('own.phone')}>{phone}</DefinitionRow>}
        {legalName !== null && (
          <DefinitionRow term={t('own.legalName')}>
            {legalName}
            <Caption as="p">{t(isOwn ? 'own.legalNameNote' : 'own.theirLegalName')}</Caption>
          </DefinitionRow>
        )}
      </DefinitionList>
    </Card>
  )
}
