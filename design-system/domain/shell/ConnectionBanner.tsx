import type { ReactNode } from 'react'
import CloudOff from 'lucide-react/icons/cloud-off'
import Gauge from 'lucide-react/icons/gauge'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Wifi from 'lucide-react/icons/wifi'
import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import type { IconDrawing } from '../../primitives/icon/Icon.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { BannerInner, BannerRoot, BannerWords } from './ConnectionBanner.styles.ts'
import type { ConnectionState } from './connectionState.ts'

interface Look {
  readonly icon: IconDrawing
  readonly tone: 'neutral' | 'warning' | 'positive'
}

const looks = {
  online: null,
  offline: { icon: CloudOff, tone: 'warning' },
  slow: { icon: Gauge, tone: 'neutral' },
  reconnecting: { icon: RefreshCw, tone: 'warning' },
  restored: { icon: Wifi, tone: 'positive' },
} as const satisfies Record<ConnectionState, Look | null>

interface ConnectionBannerProps {
  state: ConnectionState
  /** Until the next try, in whole seconds; null when it is under way or unknown. */
  retryInSeconds?: number | null | undefined
  /** Tries at once. */
  onReconnect: () => void
}

/** Says how the line is whenever it is not simply good. Keep it mounted: its live region must be there before the first trouble. */
export function ConnectionBanner({
  state,
  retryInSeconds = null,
  onReconnect,
}: ConnectionBannerProps): ReactNode {
  const t = useT('connection')
  const look = looks[state]
  const words = state === 'online' ? '' : t(state)
  return (
    <BannerRoot data-banner={state === 'online' ? 'none' : 'shown'} data-tone={look?.tone ?? 'none'}>
      <output>
        {look !== null && (
          <BannerInner as="span">
            <BannerWords>
              <Icon of={look.icon} />
              {words}
            </BannerWords>
          </BannerInner>
        )}
      </output>
      {state === 'reconnecting' && (
        <BannerInner>
          {/* A number that changes each second is not for a live region. */}
          {retryInSeconds !== null && (
            <Text size="caption" tone="secondary">
              {t('reconnectingIn', { seconds: retryInSeconds })}
            </Text>
          )}
          <Button variant="ghost" size="s" onClick={onReconnect}>
            {t('reconnectNow')}
          </Button>
        </BannerInner>
      )}
    </BannerRoot>
  )
}
