import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { usePending } from '../../../../timing/usePending.ts'
import { TileAvatar } from '../../profile/trader/TileAvatar.tsx'
import { PersonRow, PersonWords } from './BlockedPeople.styles.ts'

/** An entry of the black list: a fragment on it is this. */
export interface BlockedPersonShape {
  readonly id: string
  readonly userName: string
  readonly avatarUrl?: string | null | undefined
  /** ISO-8601. */
  readonly createdAt: string
}

interface BlockedPersonProps {
  person: BlockedPersonShape
  hrefOf?: ((userName: string) => string) | undefined
  onUnblock: (id: string) => Promise<unknown>
}

/** Somebody who is blocked, since when, and the button that ends it. */
export function BlockedPerson({ person, hrefOf, onUnblock }: BlockedPersonProps) {
  const t = useT('setting')
  const locale = useLocale()
  const { isPending, run } = usePending()
  const { id, userName, avatarUrl, createdAt } = person
  return (
    <PersonRow>
      <TileAvatar userName={userName} pictureUrl={avatarUrl} />
      <PersonWords>
        {hrefOf === undefined ? (
          <Text>{userName}</Text>
        ) : (
          <TextLink look="quiet" href={hrefOf(userName)} data-standing="">
            {userName}
          </TextLink>
        )}
        <Caption>{t('blocked.since', { date: formatDate(createdAt, { format: 'date', locale }) })}</Caption>
      </PersonWords>
      <Button
        size="s"
        pendingLabel={isPending ? t('blocked.unblocking') : undefined}
        onClick={() => void run(() => onUnblock(id))}
      >
        {t('blocked.unblock')}
        <VisuallyHidden> {userName}</VisuallyHidden>
      </Button>
    </PersonRow>
  )
}
