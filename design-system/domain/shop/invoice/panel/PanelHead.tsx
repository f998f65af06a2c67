import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import { HeadMark, HeadRoot, HeadState } from './InvoicePanel.styles.ts'
import { InvoiceTimer } from './InvoiceTimer.tsx'
import { payText } from './payAsset.ts'
import { payerView } from './payerView.ts'

/** How the payment stands, in a few words, and the time that is left. A change is read out. */
export function PanelHead({ invoice, now, locale }: PanelProps) {
  const t = useT('invoice')
  const { state, startedAt, endsAt, seen, asked } = invoice
  const { icon, tone, head } = payerView[state]
  const amount = payText(seen?.received ?? asked, invoice, locale)
  return (
    <HeadRoot data-tone={tone} data-head={head}>
      <HeadState aria-live="polite">
        <HeadMark>
          <Icon of={icon} size={head === 'tile' ? 'xl' : 'm'} />
        </HeadMark>
        <div>
          <h2>{t(`state.${state}.title`)}</h2>
          <p>{t(`state.${state}.text`, { amount })}</p>
        </div>
      </HeadState>
      {startedAt !== null && endsAt !== null && (
        <InvoiceTimer startedAt={startedAt} endsAt={endsAt} now={now} />
      )}
    </HeadRoot>
  )
}
