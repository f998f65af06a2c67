import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import type { ClaimantShape } from '../queueShape.ts'
import { ClaimantLine, ClaimantLines } from './ClaimantList.styles.ts'

interface ClaimantListProps {
  claimants: readonly ClaimantShape[]
  /** Whether it is known who sent it: else nothing earlier can be compared. */
  hasSender: boolean
  /** Whose form is open. */
  chosen: string | null
  onChoose: (userName: string) => void
  personHrefOf: (userName: string) => string
}

/** Who claims a deposit, the first to do so first, and what speaks for each: earlier deposits of the same sender. */
export function ClaimantList({ claimants, hasSender, chosen, onChoose, personHrefOf }: ClaimantListProps) {
  const t = useT('deskQueue')
  const locale = useLocale()
  const earlierOf = ({ earlier }: ClaimantShape) => {
    if (!hasSender) return t('deposit.earlierUnknown')
    return earlier === 0 ? t('deposit.earlierNone') : t('deposit.earlier', { count: earlier })
  }
  return (
    <div>
      <Text as="p" size="body-strong">
        {t('deposit.whose')}
      </Text>
      <ClaimantLines aria-label={t('deposit.whose')}>
        {claimants.map(claimant => {
          const { userName, claimedAt } = claimant
          return (
            <ClaimantLine key={userName}>
              <TileAvatar userName={userName} size="m" />
              <div>
                <TextLink href={personHrefOf(userName)}>{userName}</TextLink>
                <Caption as="p">
                  {t('deposit.claimed', { time: formatDate(claimedAt, { format: 'dateTime', locale }) })}{' '}
                  {earlierOf(claimant)}
                </Caption>
              </div>
              <Button
                size="s"
                variant="soft"
                data-credit=""
                aria-expanded={userName === chosen}
                onClick={() => onChoose(userName)}
              >
                {t('deposit.creditNamed', { name: userName })}
              </Button>
            </ClaimantLine>
          )
        })}
      </ClaimantLines>
    </div>
  )
}
