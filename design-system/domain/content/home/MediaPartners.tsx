import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { ExampleTag } from './ExampleTag.tsx'
import { HomeSection } from './HomeSection.tsx'
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
  /** None of them exists: each is marked so. */
  areExamples?: boolean
}

/** Who writes about this place, and a sentence of it. */
export function MediaPartners({ partners, areExamples = false }: MediaPartnersProps) {
  const t = useT('home')
  return (
    <HomeSection title={t('partners.title')}>
      <Partners>
        {partners.map(partner => (
          <Partner key={partner.id}>
            {areExamples && <ExampleTag>{t('partners.example')}</ExampleTag>}
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
    </HomeSection>
  )
}
