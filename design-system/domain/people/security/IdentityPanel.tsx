import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { IdentityState } from './identityState.ts'
import { identityLook } from './identityState.ts'
import { PanelActions } from './SecurityPanel.styles.ts'
import { SecurityPanel } from './SecurityPanel.tsx'

interface IdentityPanelProps {
  state: IdentityState
  /** Opens the provider's widget: to begin, to go on, or to try again. */
  onStart: () => void
  /** While the widget is being opened. */
  isStarting: boolean
}

/** How an account's identity check stands, and the next step of it. */
export function IdentityPanel({ state, onStart, isStarting }: IdentityPanelProps) {
  const t = useT('security')
  const { tone, icon, act } = identityLook[state.kind]
  const words = t(`identity.text.${state.kind}`)
  return (
    <SecurityPanel
      title={t('identity.title')}
      mark={
        <Chip tone={tone} icon={icon}>
          {t(`identity.state.${state.kind}`)}
        </Chip>
      }
    >
      {state.kind === 'failed' ? (
        <Notice tone="negative" role="alert">
          {words}
        </Notice>
      ) : (
        <Text as="p" tone="secondary">
          {words}
        </Text>
      )}
      <IdentityFacts state={state} />
      {act !== null && (
        <PanelActions>
          <Button
            variant="primary"
            pendingLabel={isStarting ? t('identity.starting') : undefined}
            onClick={onStart}
          >
            {t(`identity.${act}`)}
          </Button>
        </PanelActions>
      )}
    </SecurityPanel>
  )
}

function IdentityFacts({ state }: { state: IdentityState }) {
  const t = useT('security')
  const locale = useLocale()
  if (state.kind === 'declined' && state.reason !== null)
    return (
      <DefinitionList>
        <DefinitionRow term={t('identity.reason')}>{state.reason}</DefinitionRow>
      </DefinitionList>
    )
  if (state.kind !== 'approved') return null
  return (
    <DefinitionList>
      <DefinitionRow term={t('identity.legalName')}>{state.legalName}</DefinitionRow>
      {state.approvedAt !== null && (
        <DefinitionRow term={t('identity.approvedOn')}>
          {formatDate(state.approvedAt, { format: 'date', locale })}
        </DefinitionRow>
      )}
    </DefinitionList>
  )
}
