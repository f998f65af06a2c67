import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import type { PersonTieShape } from '../deskPerson.ts'
import { standingLook } from '../head/standingLook.ts'
import { PersonPart } from './PersonPart.tsx'
import { PartRow, PartText, RowName } from './PersonPart.styles.ts'

interface PersonTiesProps {
  ties: readonly PersonTieShape[]
  hrefOf: (userName: string) => string
}

/** Other accounts that somebody has to do with, and by what. */
export function PersonTies({ ties, hrefOf }: PersonTiesProps) {
  const t = useT('deskPerson')
  return (
    <PersonPart title={t('ties.title')} end={t('ties.lead')}>
      {ties.length === 0 ? (
        <PartText>{t('ties.none')}</PartText>
      ) : (
        <ul aria-label={t('ties.title')}>
          {ties.map(({ userName, kind, isBanned, isSuspended }) => (
            <PartRow key={`${userName} ${kind}`}>
              <TileAvatar userName={userName} size="m" />
              <div>
                <RowName>
                  <TextLink href={hrefOf(userName)}>{userName}</TextLink>
                  {isBanned && <Chip {...standingLook.banned}>{t('standing.banned')}</Chip>}
                  {isSuspended && !isBanned && (
                    <Chip {...standingLook.suspended}>{t('standing.suspended')}</Chip>
                  )}
                </RowName>
                <Caption as="p">{t(`ties.kind.${kind}`)}</Caption>
              </div>
            </PartRow>
          ))}
        </ul>
      )}
    </PersonPart>
  )
}
