import type { ReactNode } from 'react'
import { useBrand } from '../../../../brand/brand.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { ContactTopic } from './contactShape.ts'

interface ContactCardProps {
  topic: ContactTopic
  /** The form, once it can be used; without it the card says where to write. */
  children?: ReactNode
}

/** Where one writes to support about a topic, under the text that says when. */
export function ContactCard({ topic, children }: ContactCardProps) {
  const t = useT('contact')
  const { supportEmail } = useBrand()
  return (
    <SectionCard title={t(`title.${topic}`)} lead={t(`lead.${topic}`)}>
      {children ?? (
        <p>
          {t('byMail')}{' '}
          <TextLink href={`mailto:${supportEmail}`} data-inline="">
            {supportEmail}
          </TextLink>
        </p>
      )}
    </SectionCard>
  )
}
