import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { AgreementRoot } from './AgreementLine.styles.ts'

/** The texts that somebody accepts with an account. */
export interface AgreementHrefs {
  readonly userAgreement: string
  readonly privacy: string
}

interface AgreementLineProps {
  hrefs: AgreementHrefs
}

/** Says what is accepted with an account, under the form that makes one. What is typed there stays: the texts open beside it. */
export function AgreementLine({ hrefs }: AgreementLineProps) {
  const t = useT('agreement')
  return (
    <AgreementRoot>
      {t('accepts')}
      {(['userAgreement', 'privacy'] as const).map(text => (
        <TextLink key={text} href={hrefs[text]} target="_blank" rel="noopener" data-standing="">
          {t(text)}
          <VisuallyHidden>, {t('newTab')}</VisuallyHidden>
        </TextLink>
      ))}
    </AgreementRoot>
  )
}
