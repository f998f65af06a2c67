import Scale from 'lucide-react/icons/scale'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { PageState } from '../../page/state/PageState.tsx'

interface CaseMissingProps {
  /** The reader is a side of it. */
  isOwn: boolean
  listHref: string
}

/** There is no such case, or not for this reader. */
export function CaseMissing({ isOwn, listHref }: CaseMissingProps) {
  const t = useT('deskDispute')
  return (
    <PageState
      icon={Scale}
      title={t('case.unknown')}
      actions={
        <LinkButton variant="primary" href={listHref}>
          {t('case.back')}
        </LinkButton>
      }
    >
      {t(isOwn ? 'case.own' : 'case.unknownText')}
    </PageState>
  )
}
