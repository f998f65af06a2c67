import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { CallActs, CallRoot } from './HomeNextStep.styles.ts'

interface HomeNextStepProps {
  startHref: string
  signUpHref: string
}

/** The last word of the page, and the next step. */
export function HomeNextStep({ startHref, signUpHref }: HomeNextStepProps) {
  const t = useT('home')
  return (
    <CallRoot>
      <div>
        <h2>{t('call.title')}</h2>
        <p>{t('call.text')}</p>
      </div>
      <CallActs>
        <LinkButton variant="primary" size="l" href={startHref}>
          {t('call.start')}
        </LinkButton>
        <LinkButton size="l" href={signUpHref}>
          {t('call.signUp')}
        </LinkButton>
      </CallActs>
    </CallRoot>
  )
}
