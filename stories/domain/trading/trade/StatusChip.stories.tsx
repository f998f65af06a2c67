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

/** A table of every status by side: the words, tones and icons that the chip can have. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** The table in Russian: look for chips that break and for two statuses that read alike. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** While requisites are missing, the buyer waits for them and the seller is asked to give them. */
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

/** One status, two wordings: who must act is asked, the other reads what it waits for. */
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
