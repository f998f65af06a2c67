import BadgeCheck from 'lucide-react/icons/badge-check'
import Send from 'lucide-react/icons/send'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { messengerNames } from '../auth/messenger/messenger.ts'
import { SecurityPanel } from './SecurityPanel.tsx'

interface MessengerPanelProps {
  /** By which name it is linked; null while it is not. */
  linkedAs: string | null
  /** To `TelegramConfirmation`. */
  onLink: () => void
  onUnlink: () => void
  isUnlinking: boolean
}

/** The messenger of an account: a way to log in, and to be told. */
export function MessengerPanel({ linkedAs, onLink, onUnlink, isUnlinking }: MessengerPanelProps) {
  const t = useT('security')
  const name = messengerNames.telegram
  if (linkedAs === null)
    return (
      <SecurityPanel title={name} lead={t('messenger.lead', { messenger: name })}>
        <Inline>
          <Button icon={Send} onClick={onLink}>
            {t('messenger.link', { messenger: name })}
          </Button>
        </Inline>
      </SecurityPanel>
    )
  return (
    <SecurityPanel
      title={name}
      mark={
        <Chip tone="positive" icon={BadgeCheck}>
          {t('messenger.isLinked')}
        </Chip>
      }
    >
      <Inline gap="4">
        <Text size="body-strong">{/^\d+$/.test(linkedAs) ? linkedAs : `@${linkedAs}`}</Text>
        <Button
          variant="ghost"
          pendingLabel={isUnlinking ? t('messenger.unlinking') : undefined}
          onClick={onUnlink}
        >
          {t('messenger.unlink')}
        </Button>
      </Inline>
    </SecurityPanel>
  )
}
