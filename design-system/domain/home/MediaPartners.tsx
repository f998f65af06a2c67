import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { TextLink } from '../../primitives/link/TextLink.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import { Partner, Partners } from './MediaPartners.styles.ts'

/** Somebody who writes about this place. */
export interface MediaPartner {
  readonly id: string
  readonly name: string
  /** Theirs, outside of this place. */
  readonly url: string
  /** What they wrote. */
  readonly quote: string | null
}

interface MediaPartnersProps {
  /** One or more. */
  partners: readonly MediaPartner[]
}

/** Who writes about this place, and a sentence of it. */
export function MediaPartners({ partners }: MediaPartnersProps) {
  const t = useT('home')
  return (
    <Stack as="section" gap="4">
      <Heading level={2}>{t('partners.title')}</Heading>
      <Partners>
        {partners.map(partner => (
          <Partner key={partner.id}>
            <TextLink
              href={partner.url}
              look="quiet"
              iconEnd={ArrowUpRight}
              target="_blank"
              rel="noopener noreferrer"
              data-standing=""
            >
              {partner.name}
            </TextLink>
            {partner.quote !== null && <q>{partner.quote}</q>}
          </Partner>
        ))}
      </Partners>
    </Stack>
  )
}
