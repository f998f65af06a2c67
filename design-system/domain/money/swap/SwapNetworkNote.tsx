import Zap from 'lucide-react/icons/zap'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** Beside the title of swaps: they need no network. */
export function SwapNetworkNote() {
  const t = useT('swap')
  return (
    <Inline gap="1">
      <Icon of={Zap} />
      <Text size="caption" tone="secondary">
        {t('settles')}
      </Text>
    </Inline>
  )
}
