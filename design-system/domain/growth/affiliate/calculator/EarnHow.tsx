import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Actions, Columns } from './EarnPage.styles.ts'
import { termsPlace } from './earnPlaces.ts'
import type { EarnAction } from './earnShape.ts'

const steps = ['link', 'trade', 'see'] as const

interface EarnHowProps {
  action: EarnAction
  /** Null while the terms are not known. */
  version: number | null
}

/** How inviting works, in three columns, and the next step. */
export function EarnHow({ action, version }: EarnHowProps) {
  const t = useT('affiliateCalculator')
  const id = useId()
  return (
    <Stack as="section" gap="6" aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {t('how.title')}
      </VisuallyHidden>
      <Columns>
        {steps.map(step => (
          <li key={step}>
            <Heading level={3} look="title-3">
              {t(`how.${step}.title`)}
            </Heading>
            <Text as="p" tone="secondary">
              {t(`how.${step}.text`)}
            </Text>
          </li>
        ))}
      </Columns>
      <Actions>
        <LinkButton href={action.href} variant="primary" size="l">
          {t(`action.${action.kind}`)}
        </LinkButton>
        {version !== null && (
          <TextLink href={`#${termsPlace}`} iconEnd={ChevronDown}>
            {t('readTerms', { version })}
          </TextLink>
        )}
      </Actions>
    </Stack>
  )
}
