import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { FocusHeader } from '../../shell/FocusHeader.tsx'
import { FocusLayout } from '../../shell/FocusLayout.tsx'
import { Column } from '../../shell/Layout.styles.ts'

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
