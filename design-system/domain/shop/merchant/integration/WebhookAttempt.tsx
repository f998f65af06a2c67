import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatDecimal } from '../../../../format/formatDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { AttemptRoot, CodeBlock } from './integration.styles.ts'
import type { WebhookAttemptShape } from './integrationShape.ts'

/** One time that an event was sent: when, where to, and what came back, as text. */
export function WebhookAttempt({ attempt }: { attempt: WebhookAttemptShape }) {
  const t = useT('merchantIntegration')
  const locale = useLocale()
  const { number, at, url, statusCode, answer, error, durationMs } = attempt
  const isTaken = error === null && statusCode !== null && statusCode >= 200 && statusCode <= 299
  const outcome = [
    ...(statusCode === null ? [] : [t('log.answered', { status: String(statusCode) })]),
    ...(error === null ? [] : [t(`fault.${error}`)]),
  ].join('. ')
  return (
    <AttemptRoot>
      <Text tone={isTaken ? 'positive' : 'negative'}>
        {t('log.attempt', { number: String(number) })}: {outcome}
      </Text>
      <Caption>
        <time dateTime={at}>{formatDate(at, { format: 'dateTime', locale })}</time>
        {' · '}
        {t('log.took', { duration: formatDecimal(String(durationMs), locale) })}
        {' · '}
        <span translate="no">{url}</span>
      </Caption>
      {answer !== null && answer !== '' && <CodeBlock translate="no">{answer}</CodeBlock>}
    </AttemptRoot>
  )
}
