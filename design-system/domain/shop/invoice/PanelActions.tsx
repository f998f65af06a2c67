import type { PanelProps } from './invoiceEvents.ts'
import { ActionStack } from './InvoicePanel.styles.ts'
import { mainSteps } from './MainStep.tsx'
import { payerView } from './payerView.ts'
import { secondSteps } from './SecondStep.tsx'

/** The main step and the quiet one, as the state’s row says. */
export function PanelActions(props: PanelProps) {
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
