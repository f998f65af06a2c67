import UserRoundX from 'lucide-react/icons/user-round-x'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { PageState } from '../../page/state/PageState.tsx'

/** Nobody has this name, or not any more. */
export function PersonUnknown({ listHref }: { listHref: string }) {
  const t = useT('deskPerson')
  return (
    <PageState
      icon={UserRoundX}
      title={t('page.missing')}
      actions={
        <LinkButton variant="primary" href={listHref}>
          {t('page.toList')}
        </LinkButton>
      }
    >
      {t('page.missingText')}
    </PageState>
  )
}
