import type { ComponentType } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import { PanelRoot, ActionStack } from './InvoicePanel.styles.ts'
import { PanelHead } from './PanelHead.tsx'
import { PayFacts } from './PayFacts.tsx'
import { PayPlace } from './PayPlace.tsx'
import { PaySteps } from './PaySteps.tsx'
import type { PanelRegion } from './payerView.ts'
import { payerView } from './payerView.ts'
import { RefundForm } from './RefundForm.tsx'
import { WayChoice } from './WayChoice.tsx'
import { mainSteps } from './MainStep.tsx'
import { secondSteps } from './SecondStep.tsx'

const regionOf: Readonly<Record<PanelRegion, ComponentType<PanelProps>>> = {
  choice: WayChoice,
  place: PayPlace,
  facts: PayFacts,
  refund: RefundForm,
  actions: PanelActions,
  steps: PaySteps,
}

/** How the payment stands and what to do next, as the state’s row says. */
export function InvoicePanel(props: PanelProps) {
  const t = useT('invoice')
  const { invoice, isStale = false, problem } = props
  const { regions } = payerView[invoice.state]
  return (
    <PanelRoot data-part="panel">
      <PanelHead {...props} />
      {isStale && (
        <output>
          <Notice tone="warning">{t('stale')}</Notice>
        </output>
      )}
      {problem !== undefined && (
        <Notice tone="negative" role="alert">
          {problem}
        </Notice>
      )}
      {regions.map(region => {
        const Region = regionOf[region]
        return <Region key={region} {...props} />
      })}
    </PanelRoot>
  )
}

/** The main step and the quiet one, as the state’s row says. */
function PanelActions(props: PanelProps) {
  const { state } = props.invoice
  const { main, second } = payerView[state]
  const Main = main === null ? null : mainSteps[main]
  const Second = second === null ? null : secondSteps[second]
  if (Main === null && Second === null) return null
  return (
    // By state: what was opened in one is not of the next.
    <ActionStack key={state}>
      {Main !== null && <Main {...props} />}
      {Second !== null && <Second {...props} />}
    </ActionStack>
  )
}
