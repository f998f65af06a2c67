import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { CodeRoom, CodeRow } from './Places.styles.ts'

interface AppCardProps {
  /** The whole address of this place; null where nobody knows it. */
  url: string | null
  /** The address for a camera: drawn where the page is made. */
  code: ReactNode
}

/** How a phone gets to this place. */
export function AppCard({ url, code }: AppCardProps) {
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
