import type { ReactNode } from 'react'
import { useBrand } from '../../../../brand/brand.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { LinkList } from './LinkList.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { CodeRoom, CodeRow } from './Places.styles.ts'

/** Pages of words that lead elsewhere: to the apps, and to where people talk. */
export const placesPages = ['app', 'communities'] as const
export type PlacesPage = (typeof placesPages)[number]

interface PlaceCardsProps {
  page: PlacesPage
  url: string | null
  code: ReactNode
}

/** Where a page leads to, under its text. */
export function PlaceCards({ page, url, code }: PlaceCardsProps) {
  return (
    <>
      {page === 'communities' ? <CommunitiesCard /> : <StoresCard />}
      <AppCard url={url} code={code} />
    </>
  )
}

/** The groups and channels that are this place's own, or that there is none: what is not here is a copy. */
function CommunitiesCard() {
  const t = useT('contact')
  const { communities } = useBrand()
  return (
    <SectionCard title={t('places.communities')}>
      <LinkList links={communities} none={t('places.noCommunities')} />
    </SectionCard>
  )
}

/** Which shops of applications have an app of this place, or that none has. */
function StoresCard() {
  const t = useT('contact')
  const { apps } = useBrand()
  const links = (['ios', 'android'] as const).flatMap(device => {
    const url = apps[device]
    return url === null ? [] : [{ name: t(`places.${device}`), url }]
  })
  return (
    <SectionCard title={t('places.stores')}>
      <LinkList links={links} none={t('places.noStores')} />
    </SectionCard>
  )
}

interface AppCardProps {
  /** The whole address of this place; null where nobody knows it. */
  url: string | null
  /** The address for a camera: drawn where the page is made. */
  code: ReactNode
}

/** How a phone gets to this place. */
function AppCard({ url, code }: AppCardProps) {
  const t = useT('contact')
  if (url === null) return null
  return (
    <SectionCard title={t('places.app')} lead={t('places.appLead')}>
      <CodeRow>
        <CodeRoom>{code}</CodeRoom>
        <TextLink href={url} translate="no">
          {url}
        </TextLink>
      </CodeRow>
    </SectionCard>
  )
}
