import LockOpen from 'lucide-react/icons/lock-open'
import Undo2 from 'lucide-react/icons/undo-2'
import { useT } from '../../../locales/useT.ts'
import { Hatch } from '../../../primitives/hatch/Hatch.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import {
  isLocked,
  phaseOf,
  tradePhases,
  tradeSides,
  tradeStatuses,
} from '../../reference/status/tradeStatus.ts'
import type { TradePhase } from '../../reference/status/tradeStatus.ts'
import { StatusChip } from '../../trading/trade/status/StatusChip.tsx'
import { SpecimenTable } from '../specimen/SpecimenTable.tsx'

/** The statuses as the rules of the server order them, those of one phase together. */
const rows = tradePhases.flatMap(phase =>
  tradeStatuses
    .filter(status => phaseOf[status] === phase)
    .map((status, index) => ({ status, phase, isFirst: index === 0 })),
)

/** Every status that a trade can have, in the words of each side, and where the coins are. */
export function StateSection() {
  const t = useT('uiKit')
  return (
    <SpecimenTable
      caption={t('section.states.title')}
      headLook="code"
      columns={[t('states.status'), ...tradeSides.map(side => t(`states.side.${side}`)), t('states.coins')]}
      rows={rows.map(({ status, phase, isFirst }) => ({
        id: status,
        head: status,
        group: isFirst ? t(`states.phase.${phase}`) : undefined,
        cells: [
          ...tradeSides.map(side => <StatusChip key={side} status={status} viewerSide={side} />),
          <Coins key="coins" phase={phase} />,
        ],
      }))}
    />
  )
}

function Coins({ phase }: { phase: TradePhase }) {
  const t = useT('uiKit')
  const returned = phase === 'returned'
  if (isLocked[phase])
    return (
      <Inline wrap="nowrap">
        <Hatch size="sample" />
        <Text tone="secondary">{t('states.locked')}</Text>
      </Inline>
    )
  return (
    <Inline wrap="nowrap">
      <Text tone={returned ? 'secondary' : 'positive'}>
        <Icon of={returned ? Undo2 : LockOpen} />
      </Text>
      <Text tone="secondary">{t(returned ? 'states.returned' : 'states.released')}</Text>
    </Inline>
  )
}
