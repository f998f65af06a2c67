import preview from '../../../../.storybook/preview.tsx'
import { StatusChip } from '../../../../design-system/domain/trading/trade/status/StatusChip.tsx'
import { tradeSides, tradeStatuses } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { AxisTable } from '../../../support/AxisTable.tsx'
import { showsText } from '../../../support/plays.ts'

const meta = preview.meta({ title: 'Domain/Trade/StatusChip', component: StatusChip })

const args = { status: 'new' as const, viewerSide: 'buyer' as const }
const states = () => (
  <AxisTable rows={tradeStatuses} columns={tradeSides}>
    {(status, side) => <StatusChip status={status} viewerSide={side} />}
  </AxisTable>
)

export const States = meta.story({ tags: ['visual'], args, render: states })
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

export const DetailsAreAwaited = meta.story({
  args,
  render: () => (
    <>
      <StatusChip status="new" viewerSide="buyer" isWaitingForRequisites />
      <StatusChip status="new" viewerSide="seller" isWaitingForRequisites />
    </>
  ),
  play: showsText('Waiting for details', 'Give payment details'),
})

export const AsksOneSideAndTellsTheOther = meta.story({
  args,
  render: () => (
    <>
      <StatusChip status="new" viewerSide="buyer" />
      <StatusChip status="new" viewerSide="seller" />
    </>
  ),
  play: showsText('Pay now', 'Waiting for payment'),
})
