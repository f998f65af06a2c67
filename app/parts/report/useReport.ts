import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useServices } from '../../services/useServices.ts'
import { useStanding } from '../../services/useViewer.ts'
import type { ReportSubject } from './ReportSubjectDialog.tsx'

/** Opens the dialog that reports somebody or something; its code and its words come then. Undefined for who is not logged in. */
export function useReport(): ((subject: ReportSubject) => void) | undefined {
  const { modals, i18n } = useServices()
  const locale = useLocale()
  const standing = useStanding()
  if (standing !== 'member' && standing !== 'guest') return undefined
  const load = async () => {
    const [dialog] = await Promise.all([
      import('./ReportSubjectDialog.tsx').then(module => module.ReportSubjectDialog),
      addWordBundle(i18n, locale, 'report'),
    ])
    return dialog
  }
  return subject => void modals.open('confirmation', { load }, subject)
}
