import Ellipsis from 'lucide-react/icons/ellipsis'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import UserRound from 'lucide-react/icons/user-round'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { MenuButton } from '../../../../primitives/menu/MenuButton.tsx'
import type { TradeAction } from '../tradeParts.ts'

interface PartnerMenuProps {
  partnerName: string
  /** The trade's actions; of them `request_attachment` counts here. */
  actions: readonly TradeAction[]
  onAskForFile: () => void
  /** Not given where the partner has no page: they trade without an account. */
  onProfile?: (() => void) | undefined
}

/** What can be done about the partner of a trade, beside its deadlines: ask for a file, look at their profile. */
export function PartnerMenu({ partnerName, actions, onAskForFile, onProfile }: PartnerMenuProps) {
  const t = useT('tradePage')
  const tChat = useT('chat')
  const locale = useLocale()
  const ask = actions.find(({ action }) => action === 'request_attachment')
  const again = ask?.availableAt ?? null
  const askEntry =
    ask === undefined
      ? []
      : [
          {
            id: 'ask',
            icon: FileQuestion,
            label:
              ask.isAvailable || again === null
                ? tChat('fileAsk.menu')
                : tChat('fileAsk.waits', { time: formatDate(again, { format: 'time', locale }) }),
          } as const,
        ]
  const profileEntry =
    onProfile === undefined ? [] : [{ id: 'profile', icon: UserRound, label: t('profile') } as const]
  const entries = [...askEntry, ...profileEntry]
  if (entries.length === 0) return null
  return (
    <MenuButton
      icon={Ellipsis}
      label={t('more', { name: partnerName })}
      entries={entries}
      onAction={id => {
        if (id === 'profile') onProfile?.()
        // Too early, the server says from when it is possible.
        else onAskForFile()
      }}
    />
  )
}
