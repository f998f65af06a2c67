import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { ReadingLayout } from '../../page/layout/ReadingLayout.tsx'
import { Index, Part } from './ReputationGuide.styles.ts'
import { reputationParts } from './reputationPart.ts'

/** How reputation works here: what counts, what does not, and what the words of a profile mean. */
export function ReputationGuide() {
  const t = useT('reputation')
  return (
    <ReadingLayout>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Card as="nav" aria-label={t('index')}>
        <Index>
          {reputationParts.map(part => (
            <li key={part}>
              <TextLink href={`#${part}`} data-standing="">
                {t(`section.${part}.title`)}
              </TextLink>
            </li>
          ))}
        </Index>
      </Card>
      <Card gap="6">
        {reputationParts.map(part => (
          <Part key={part} id={part} aria-labelledby={`${part}-title`}>
            <Heading level={2} id={`${part}-title`}>
              {t(`section.${part}.title`)}
            </Heading>
            <Text as="p">{t(`section.${part}.first`)}</Text>
            <Text as="p">{t(`section.${part}.second`)}</Text>
          </Part>
        ))}
      </Card>
    </ReadingLayout>
  )
}
