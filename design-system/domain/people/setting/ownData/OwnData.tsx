import Download from 'lucide-react/icons/download'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type * as unions from '../../../__generated__/unions.ts'
import type { Content } from '../../../page/state/content.ts'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import { SettingCard } from '../section/SettingCard.tsx'

/** A file of what is kept about the viewer. Moments are ISO-8601 in UTC. */
export interface OwnDataExport {
  readonly id: string
  readonly state: unions.DataExportState
  readonly endsAt: string | null
  readonly takenAt: string | null
}

interface OwnDataProps {
  content: Content<{
    /** The last one that was asked for. */
    export: OwnDataExport | null
    /** Before it no other is made. */
    canAskAt: string | null
  }>
  hrefOf: (id: string) => string
  /** Opens `OwnDataDialog`. */
  onAsk: () => void
  /** Looks whether it is ready, or was taken. */
  onLook: () => void
}

/** What is kept about the viewer: the way to a file of it, and the file once it is there. */
export function OwnData({ content, hrefOf, onAsk, onLook }: OwnDataProps) {
  const t = useT('setting')
  return (
    <SettingCard section="data">
      <Text as="p">{t('data.text')}</Text>
      {content.status === 'loading' && (
        <Loading label={t('data.loading')}>
          <Skeleton width="half" />
        </Loading>
      )}
      {content.status === 'failed' && (
        <PartFailed title={t('data.failed')} onRetry={content.onRetry} isRetrying={false} />
      )}
      {content.status === 'ready' && <Asked {...content} {...{ hrefOf, onAsk, onLook }} />}
    </SettingCard>
  )
}

type AskedProps = Pick<OwnDataProps, 'hrefOf' | 'onAsk' | 'onLook'> & {
  export: OwnDataExport | null
  canAskAt: string | null
}

function Asked({ export: asked, canAskAt, hrefOf, onAsk, onLook }: AskedProps) {
  const t = useT('setting')
  const locale = useLocale()
  const time = (moment: string) => formatDate(moment, { format: 'dateTime', locale })
  const isUnderWay = asked?.state === 'making' || asked?.state === 'ready'
  return (
    <>
      <output>{asked !== null && <Text as="p">{wordsOf(asked)}</Text>}</output>
      <Inline gap="3">
        {asked?.state === 'ready' && (
          <LinkButton
            variant="primary"
            icon={Download}
            href={hrefOf(asked.id)}
            download
            // It is gone once it was taken.
            onClick={onLook}
          >
            {t('data.download')}
          </LinkButton>
        )}
        {asked?.state === 'making' && <Button onClick={onLook}>{t('data.look')}</Button>}
        {!isUnderWay && canAskAt === null && (
          <Button icon={Download} onClick={onAsk}>
            {t('data.ask')}
          </Button>
        )}
      </Inline>
      {!isUnderWay && canAskAt !== null && (
        <Text as="p" tone="secondary">
          {t('data.again', { time: time(canAskAt) })}
        </Text>
      )}
    </>
  )

  function wordsOf({ state, endsAt, takenAt }: OwnDataExport): string {
    if (state === 'making') return t('data.making')
    if (state === 'taken') return t('data.taken', { time: time(takenAt ?? '') })
    return t(state === 'ready' ? 'data.ready' : 'data.over', { time: time(endsAt ?? '') })
  }
}
