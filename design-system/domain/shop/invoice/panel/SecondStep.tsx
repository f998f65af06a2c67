import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import { OpenButton, Opened } from './InvoicePanel.styles.ts'
import type { SecondAction } from './payerView.ts'
import { WayChoice } from './WayChoice.tsx'

function Contact({ invoice, returnTarget }: PanelProps) {
  const t = useT('invoice')
  if (!invoice.actions.includes('contact_store') || invoice.contactUrl === null) return null
  return (
    <LinkButton href={invoice.contactUrl} target={returnTarget} rel="noreferrer" size="l" width="fill">
      {t('contact')}
    </LinkButton>
  )
}

/** A button that gives way to what it opens, also where no script is. */
function Opening({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Opened>
      <OpenButton data-variant="secondary" data-size="l" data-width="fill">
        {words}
      </OpenButton>
      <div>{children}</div>
    </Opened>
  )
}

function Sent(props: PanelProps) {
  const t = useT('invoice')
  return (
    <Opening words={t('alreadySent')}>
      <Notice title={t('sentTitle')}>{t('sentText')}</Notice>
      <Contact {...props} />
    </Opening>
  )
}

function OtherCoin(props: PanelProps) {
  const t = useT('invoice')
  if (!props.invoice.actions.includes('choose')) return null
  return (
    <Opening words={t('otherCoin')}>
      <WayChoice {...props} />
    </Opening>
  )
}

function Print({ invoice, onPrint }: PanelProps) {
  const t = useT('invoice')
  if (invoice.paidAt === null) return null
  return (
    <Button size="l" width="fill" icon={Printer} onClick={onPrint} data-scripted="">
      {t('print')}
    </Button>
  )
}

/** The button of each quiet step. It shows nothing where the server does not offer it. */
export const secondSteps = {
  sent: Sent,
  otherCoin: OtherCoin,
  contact: Contact,
  print: Print,
} as const satisfies Record<SecondAction, unknown>
