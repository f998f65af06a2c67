import Plus from 'lucide-react/icons/plus'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { methodIcon } from '../../reference/method/methodIcon.ts'
import type { RetriedContent } from '../../page/state/content.ts'
import { CredentialCard } from './CredentialCard.tsx'
import { CredentialListLoading } from './CredentialListLoading.tsx'
import type { CredentialMethodName, CredentialShape } from './credentialShape.ts'
import { FailedCard } from '../../page/state/FailedCard.tsx'

/** What there is to show: nothing yet, a failure that can be tried again, or the list. */
export type CredentialContent = RetriedContent<{
  items: readonly CredentialShape[]
  /** How many an account can hold. */
  limit: number
  /** It could not be loaded again. */
  isStale: boolean
}>

interface CredentialListProps {
  content: CredentialContent
  assets: AssetBook
  createHref: string
  editHref: (id: string) => string
  /** Asks before it deletes. */
  onDelete: (credential: CredentialShape) => void
  onActivate: (id: string, isActive: boolean) => Promise<unknown>
}

/** Everything that the viewer has saved of where they are paid, by payment method. */
export function CredentialList(props: CredentialListProps) {
  const t = useT('credential')
  const { content, createHref } = props
  const isFull = content.status === 'ready' && content.items.length >= content.limit
  const isEmpty = content.status === 'ready' && content.items.length === 0
  const add = (
    <LinkButton variant="primary" icon={Plus} href={createHref}>
      {t('add')}
    </LinkButton>
  )
  return (
    <>
      <PageTitle lead={t('lead')} actions={isFull || isEmpty ? undefined : add}>
        {t('title')}
      </PageTitle>
      {isFull && <Notice>{t('limit', { limit: String(content.limit) })}</Notice>}
      {isEmpty ? (
        <Card padding="none">
          <EmptyState title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Content {...props} />
      )}
    </>
  )
}

function Content({ content, assets, editHref, onDelete, onActivate }: CredentialListProps) {
  const t = useT('credential')
  if (content.status === 'loading') return <CredentialListLoading />
  if (content.status === 'failed') {
    return <FailedCard title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  }
  return (
    <Stack gap="6">
      {content.isStale && <StaleNote>{t('stale')}</StaleNote>}
      {byMethod(content.items).map(({ method, items }) => (
        <Stack key={method.code} as="section" gap="3" aria-labelledby={`method-${method.code}`}>
          <Inline gap="2">
            <Icon of={methodIcon[method.group]} size="m" />
            <Heading level={2} id={`method-${method.code}`}>
              {method.name}
            </Heading>
          </Inline>
          {items.map(credential => (
            <CredentialCard
              key={credential.id}
              credential={credential}
              assets={assets}
              editHref={editHref(credential.id)}
              onDelete={() => onDelete(credential)}
              onActivate={isActive => onActivate(credential.id, isActive)}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

interface MethodGroup {
  readonly method: CredentialMethodName
  readonly items: CredentialShape[]
}

/** In the order in which the methods come first. */
function byMethod(items: readonly CredentialShape[]): readonly MethodGroup[] {
  const groups = new Map<string, MethodGroup>()
  for (const item of items) {
    const { paymentMethod: method } = item
    const group = groups.get(method.code) ?? { method, items: [] }
    group.items.push(item)
    groups.set(method.code, group)
  }
  return [...groups.values()]
}
