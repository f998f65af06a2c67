import Lock from 'lucide-react/icons/lock'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { FooterRoot, HelpPart } from './InvoiceFooter.styles.ts'

interface InvoiceFooterProps {
  contactUrl: string | null
  target: '_top' | undefined
}

const cases = ['little', 'much', 'other'] as const

/** Whose page it is, and what to do when something went wrong. */
export function InvoiceFooter({ contactUrl, target }: InvoiceFooterProps) {
  const t = useT('invoice')
  return (
    <FooterRoot data-part="footer">
      <span>
        <Icon of={Lock} />
        {t('footer')}
      </span>
      <HelpPart>
        <summary>
          <span data-wide="">{t('wrongAmount')}</span>
          <u>{t('help')}</u>
        </summary>
        <ul>
          {cases.map(name => (
            <li key={name}>{t(`helpText.${name}`)}</li>
          ))}
          {contactUrl !== null && (
            <li>
              <a href={contactUrl} target={target} rel="noreferrer">
                {t('contact')}
              </a>
            </li>
          )}
        </ul>
      </HelpPart>
    </FooterRoot>
  )
}
