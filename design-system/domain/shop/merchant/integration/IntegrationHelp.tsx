import BookOpen from 'lucide-react/icons/book-open'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { CodeBlock, Fold } from './integration.styles.ts'
import { signingExamples } from './signingExamples.ts'

interface IntegrationHelpProps {
  docsHref: string
  /** Of this Souk, as a shop’s server calls it. */
  origin: string
}

const examples = ['curl', 'typescript'] as const

/** Where to read on, and how a call is signed. */
export function IntegrationHelp({ docsHref, origin }: IntegrationHelpProps) {
  const t = useT('merchantIntegration')
  return (
    <SectionCard title={t('help.title')} lead={t('help.lead')}>
      <div>
        <LinkButton icon={BookOpen} href={docsHref} target="_blank" rel="noreferrer">
          {t('help.open')}
        </LinkButton>
      </div>
      <div>
        {examples.map(name => (
          <Fold key={name}>
            <summary>
              <Icon of={ChevronRight} />
              {t(`help.${name}`)}
            </summary>
            <div>
              <Caption as="p">{t('help.variables', { url: origin })}</Caption>
              <CodeBlock translate="no">{signingExamples[name]}</CodeBlock>
            </div>
          </Fold>
        ))}
      </div>
    </SectionCard>
  )
}
