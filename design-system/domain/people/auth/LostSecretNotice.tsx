import { useBrand } from '../../../brand/brand.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'

/** What is left to somebody without their authenticator, and how long it takes (specification, business constants). */
export function LostSecretNotice() {
  const t = useT('auth')
  const brand = useBrand()
  const tCommon = useT('common')
  return (
    <Notice title={t('lost.title')}>
      {t('lost.text')}{' '}
      <TextLink href={`mailto:${brand.supportEmail}`} look="inherit" data-standing="">
        {tCommon('verb.contactSupport')}
      </TextLink>
    </Notice>
  )
}
