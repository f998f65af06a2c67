import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { AuthCard } from '../../people/auth/AuthCard.tsx'

interface ReturnLinkSentStateProps {
  /** As it was typed. */
  email: string
  /** Back to the form, for whoever mistyped. */
  onOther: () => void
  offersHref: string
}

/** The same words whether or not there is such a trade. */
export function ReturnLinkSentState({ email, onOther, offersHref }: ReturnLinkSentStateProps) {
  const t = useT('guest')
  return (
    <AuthCard
      title={t('link.sentTitle')}
      lead={t('link.sentText', { email })}
      elsewhere={
        <TextLink href={offersHref} data-standing="">
          {t('link.toOffers')}
        </TextLink>
      }
    >
      <Button variant="ghost" size="l" width="fill" onClick={onOther}>
        {t('link.other')}
      </Button>
    </AuthCard>
  )
}
