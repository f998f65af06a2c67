import { alertKinds } from '../../../alert/alertStore.ts'
import type { AlertKind } from '../../../alert/alertStore.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { use } from 'react'
import { AlertContext } from '../../../alert/AlertContext.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { Notice, noticeTones } from '../../../primitives/notice/Notice.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { SpecimenHead } from '../specimen/SpecimenHead.tsx'

const icons = {
  error: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: OctagonAlert,
} as const satisfies Record<AlertKind, IconDrawing>

const whiches = ['yours', 'here', 'elsewhere', 'danger'] as const

/** What comes and goes over the page, what stays in it, and which of them says what. */
export function AlertSection() {
  const tPart = useT('uiKitPart')
  const alerts = use(AlertContext)
  const show = (kind: AlertKind) =>
    alerts?.show({ kind, title: tPart(`alerts.kind.${kind}.title`), body: tPart(`alerts.kind.${kind}.body`) })
  return (
    <Grid columns="halves" gap="5">
      <Stack gap="4">
        <SpecimenHead code="useAlerts().show">{tPart('alerts.over')}</SpecimenHead>
        <Card gap="3">
          <Inline>
            {alertKinds.map(kind => (
              <Button key={kind} icon={icons[kind]} onClick={() => show(kind)}>
                {tPart(`alerts.kind.${kind}.name`)}
              </Button>
            ))}
          </Inline>
          <Caption as="p">{tPart('alerts.stay')}</Caption>
        </Card>
        <Card>
          <SpecimenHead>{tPart('alerts.which')}</SpecimenHead>
          <DefinitionList look="pairs">
            {whiches.map(which => (
              <DefinitionRow key={which} term={tPart(`alerts.when.${which}`)}>
                {tPart(`alerts.say.${which}`)}
              </DefinitionRow>
            ))}
          </DefinitionList>
        </Card>
      </Stack>
      <Stack gap="4">
        <SpecimenHead code="Notice">{tPart('alerts.inPage')}</SpecimenHead>
        <Stack gap="3">
          {noticeTones.map(tone => (
            <Notice key={tone} tone={tone} title={tPart(`alerts.notice.${tone}.title`)}>
              {tPart(`alerts.notice.${tone}.text`)}
            </Notice>
          ))}
        </Stack>
      </Stack>
    </Grid>
  )
}
