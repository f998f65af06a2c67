import ChevronRight from 'lucide-react/icons/chevron-right'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import {
  Attempts,
  CodeBlock,
  EventLine,
  EventMatter,
  EventRoot,
  EventWords,
  Fold,
} from './integration.styles.ts'
import { isWebhookType } from './integrationShape.ts'
import type { WebhookShape, WebhookStatus } from './integrationShape.ts'
import { WebhookAttempt } from './WebhookAttempt.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Chip } from '../../../../primitives/chip/Chip.tsx'

/** Where an event’s invoice is, and all that was told of it; null where it is of none. */
export interface SubjectLinks {
  readonly invoice: string
  readonly log: string
}

interface WebhookRowProps {
  webhook: WebhookShape
  links: SubjectLinks | null
  isSending: boolean
  /** Why it can’t be sent again now. */
  disabledReason: string | undefined
  onSend: () => void
}

/** One event in the log: what it told and how that went; opened, what was sent, and each attempt with its answer. */
export function WebhookRow({ webhook, links, isSending, disabledReason, onSend }: WebhookRowProps) {
  const t = useT('merchantIntegration')
  const locale = useLocale()
  const { type, status, body, createdAt, nextAttemptAt, attempts } = webhook
  const time = (at: string) => formatDate(at, { format: 'dateTime', locale })
  return (
    <EventRoot>
      <Fold>
        <summary>
          <Icon of={ChevronRight} />
          <EventLine>
            <EventWords>
              <Text size="body-strong">{isWebhookType(type) ? t(`type.${type}`) : type}</Text>
              <Caption>
                <time dateTime={createdAt}>{time(createdAt)}</time> ·{' '}
                {t('log.attempts', { count: attempts.length })}
              </Caption>
            </EventWords>
            <WebhookStatusChip status={status} />
          </EventLine>
        </summary>
        <EventMatter>
          <Stack gap="3">
            {nextAttemptAt !== null && attempts.length > 0 && (
              <Text as="p">{t('log.next', { time: time(nextAttemptAt) })}</Text>
            )}
            {attempts.length > 0 && (
              <Attempts>
                {attempts.toReversed().map(attempt => (
                  <WebhookAttempt key={attempt.number} attempt={attempt} />
                ))}
              </Attempts>
            )}
            <Text as="p" size="label">
              {t('log.body')}
            </Text>
            <CodeBlock translate="no">{prettyJson(body)}</CodeBlock>
            <Inline gap="3">
              <Button
                size="s"
                icon={RotateCw}
                pendingLabel={isSending ? t('log.sending') : undefined}
                disabledReason={disabledReason}
                onClick={onSend}
              >
                {t('log.again')}
              </Button>
              {links !== null && (
                <>
                  <TextLink href={links.invoice}>{t('log.invoice')}</TextLink>
                  <TextLink href={links.log}>{t('log.ofInvoice')}</TextLink>
                </>
              )}
            </Inline>
          </Stack>
        </EventMatter>
      </Fold>
    </EventRoot>
  )
}

const looks = {
  waiting: { icon: Hourglass, tone: 'accent' },
  delivered: { icon: CircleCheck, tone: 'positive' },
  failed: { icon: TriangleAlert, tone: 'negative' },
} as const satisfies Record<WebhookStatus, object>

/** Where an event is on its way to the shop, as an icon and a word. */
function WebhookStatusChip({ status }: { status: WebhookStatus }) {
  const t = useT('merchantIntegration')
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>
}

/** JSON with a line for each value; what is none stays as it is. */
function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
