import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { ProgressBar } from '../../../primitives/progress/ProgressBar.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { CheckRow } from './SecurityChecklist.styles.ts'

/** What keeps others out of an account, what counts most first. */
export const securityItems = ['two_factor', 'email', 'phone', 'anti_phishing', 'identity'] as const
export type SecurityItem = (typeof securityItems)[number]

interface SecurityChecklistProps {
  /** Which of them are on. */
  on: Readonly<Record<SecurityItem, boolean>>
  /** Where each of them is turned on. */
  hrefs: Readonly<Record<SecurityItem, string>>
}

/** What is on and what is missing, with the way to each that is. */
export function SecurityChecklist({ on, hrefs }: SecurityChecklistProps) {
  const t = useT('security')
  const done = securityItems.filter(item => on[item]).length
  const all = securityItems.length
  return (
    <Card as="section" gap="3">
      <Stack gap="1">
        <Heading level={2}>{t('checklist.title')}</Heading>
        <Caption>{t('checklist.done', { done, all })}</Caption>
      </Stack>
      <ProgressBar
        label={t('checklist.title')}
        fraction={done / all}
        tone={done === all ? 'positive' : 'plain'}
      />
      <ul>
        {securityItems.map(item => (
          <CheckRow key={item} data-on={on[item]}>
            <Icon of={on[item] ? CircleCheck : CircleAlert} size="m" />
            <span>
              {t(`checklist.item.${item}`)}
              <VisuallyHidden>, {t(on[item] ? 'checklist.isOn' : 'checklist.isOff')}</VisuallyHidden>
            </span>
            {!on[item] && (
              <TextLink
                href={hrefs[item]}
                data-standing=""
                aria-label={`${t(`checklist.act.${item}`)}: ${t(`checklist.item.${item}`)}`}
              >
                {t(`checklist.act.${item}`)}
              </TextLink>
            )}
          </CheckRow>
        ))}
      </ul>
    </Card>
  )
}
