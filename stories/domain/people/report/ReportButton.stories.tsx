import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { reportKinds } from '../../../../design-system/domain/__generated__/reportKinds.ts'
import { ReportButton } from '../../../../design-system/domain/people/report/ReportButton.tsx'
import { Inline } from '../../../../design-system/primitives/layout/Inline.tsx'
import { tellsOfPress } from '../../../support/plays.ts'

const onReport = fn()

const meta = preview.meta({
  title: 'Domain/Report/ReportButton',
  component: ReportButton,
  args: { kind: 'person' as const, onReport },
})

const kinds = (args: Parameters<typeof ReportButton>[0]) => (
  <Inline gap="2">
    {reportKinds.map(kind => (
      <ReportButton key={kind} {...args} kind={kind} />
    ))}
  </Inline>
)

/** A quiet button that opens the dialog, with a name for what it is about. */
export const Default = meta.story({ play: tellsOfPress('Report', onReport) })
/** Of each kind. */
export const Kinds = meta.story({
  tags: ['visual'],
  render: kinds,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(reportKinds.length)
  },
})
/** The same in Russian, on a phone. */
export const OnPhoneInRussian = meta.story({
  render: kinds,
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})
