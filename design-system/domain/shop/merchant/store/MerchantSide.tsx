import Plus from 'lucide-react/icons/plus'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { FailedCard } from '../../../page/state/FailedCard.tsx'
import type { RetriedContent } from '../../../page/state/content.ts'
import { AttractedNote } from './AttractedNote.tsx'
import { SideStore, SideStores, SideWords } from './MerchantSide.styles.ts'
import { SideLoading } from './StoreLoading.tsx'
import { StoreMark } from './StoreMark.tsx'
import type { StoreShape } from './storeShape.ts'
import { StoreStatusChip } from './StoreStatusChip.tsx'

type Listed = Pick<StoreShape, 'accountId' | 'look' | 'status'>

/** What stands beside a merchant’s page: nothing yet, a failure that can be tried again, or the stores. */
export type MerchantSideContent = RetriedContent<{
  items: readonly Listed[]
  /** How many one person may have. */
  limit: number
  /** How many stores of others opened because of the viewer; an agent has some. */
  attractedCount: number
}>

interface MerchantSideProps {
  content: MerchantSideContent
  /** The store that the page is of; null for none. */
  currentId: string | null
  hrefOf: (accountId: string) => string
  createHref: string
  attractedHref: string
}

/** Beside every page of a merchant: the stores with where each is, the way to another, and what an agent has brought. */
export function MerchantSide({ content, ...ways }: MerchantSideProps) {
  const t = useT('merchant')
  if (content.status === 'loading') return <SideLoading />
  if (content.status === 'failed')
    return <FailedCard title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  return <Ready content={content} {...ways} />
}

type ReadyProps = Omit<MerchantSideProps, 'content'> & {
  content: Extract<MerchantSideContent, { status: 'ready' }>
}

function Ready({ content, currentId, hrefOf, createHref, attractedHref }: ReadyProps) {
  const t = useT('merchant')
  const id = useId()
  const link = useLinkComponent()
  const { items, limit, attractedCount } = content
  const list = useRef<HTMLUListElement>(null)
  const place = items.findIndex(({ accountId }) => accountId === currentId)
  useEffect(() => {
    const current = list.current?.children[place]
    // By hand: `scrollIntoView` would move the page as well.
    if (list.current && current instanceof HTMLElement)
      list.current.scrollTop = current.offsetTop - list.current.offsetTop
  }, [place])
  return (
    <>
      <Card as="nav" aria-labelledby={id} gap="3">
        <Heading level={2} look="strong" id={id}>
          {t('side.stores')}
        </Heading>
        {items.length === 0 ? (
          <Text as="p" tone="secondary">
            {t('side.none')}
          </Text>
        ) : (
          <SideStores ref={list}>
            {items.map(({ accountId, look, status }) => (
              <li key={accountId}>
                <SideStore
                  as={link}
                  href={hrefOf(accountId)}
                  {...(accountId === currentId ? { 'aria-current': true } : {})}
                >
                  <StoreMark logo={look.logo} />
                  <SideWords>
                    {look.title} <StoreStatusChip status={status} />
                  </SideWords>
                </SideStore>
              </li>
            ))}
          </SideStores>
        )}
        {items.length < limit && (
          <TextLink href={createHref} icon={Plus}>
            {t(items.length === 0 ? 'side.createFirst' : 'side.create')}
          </TextLink>
        )}
      </Card>
      {attractedCount > 0 && <AttractedNote count={attractedCount} href={attractedHref} />}
    </>
  )
}
