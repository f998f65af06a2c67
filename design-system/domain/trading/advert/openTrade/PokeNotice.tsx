import BellRing from 'lucide-react/icons/bell-ring'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'

interface PokeNoticeProps {
  ownerName: string
  /** The owner was told; from then on they can be told again. Null before. */
  againAt: string | null
  isPending: boolean
  onPoke: () => void
}

/** Tells the owner of an offer that cannot be taken now that somebody waits for it. */
export function PokeNotice({ ownerName: name, againAt, isPending, onPoke }: PokeNoticeProps) {
  const t = useT('openTrade')
  const locale = useLocale()
  return (
    <Inline gap="2">
      <output>
        {againAt === null
          ? t('poke.text')
          : t('poke.done', { name, time: formatDate(againAt, { format: 'time', locale }) })}
      </output>
      {againAt === null && (
        <Button
          size="s"
          icon={BellRing}
          pendingLabel={isPending ? t('poke.pending') : undefined}
          onClick={onPoke}
        >
          {t('poke.action', { name })}
        </Button>
      )}
    </Inline>
  )
}
