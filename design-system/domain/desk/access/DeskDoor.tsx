import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { NarrowLayout } from '../../page/layout/NarrowLayout.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { DoorForm } from './DoorForm.tsx'
import type { DoorFormProps } from './DoorForm.tsx'

/** The page at which an operator proves who they are before anything of the desk is shown. Use `DoorDialog` over a page that is open. */
export function DeskDoor(props: DoorFormProps) {
  const t = useT('desk')
  return (
    <NarrowLayout>
      <PageTitle>{t('door.title')}</PageTitle>
      <Card gap="4">
        <Text as="p" tone="secondary">
          {t('door.lead')}
        </Text>
        <DoorForm {...props} />
      </Card>
    </NarrowLayout>
  )
}
