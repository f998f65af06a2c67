import type { ReactNode } from 'react'
import { useT } from '../../../../../locales/useT.ts'
import { FocusHeader } from '../../../../page/layout/FocusHeader.tsx'
import { FocusLayout } from '../../../../page/layout/FocusLayout.tsx'
import { Column } from '../../../../page/layout/Layout.styles.ts'

interface WizardPlaceProps {
  title: string
  closeHref: string
  banner?: ReactNode
  children: ReactNode
}

/** The page of the wizard without its form: while it comes, and where it does not. */
export function WizardPlace({ title, closeHref, banner, children }: WizardPlaceProps) {
  const t = useT('advertWizard')
  return (
    <FocusLayout
      header={<FocusHeader title={title} backLabel={t('close')} backHref={closeHref} />}
      banner={banner}
    >
      <Column>{children}</Column>
    </FocusLayout>
  )
}
