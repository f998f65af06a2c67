import { showsRole } from '../../../support/plays.ts'
import preview from '../../../../.storybook/preview.tsx'
import { CalculatorPart } from '../../../../design-system/domain/content/calculatorSections/CalculatorPart.tsx'

const meta = preview.meta({
  title: 'Domain/Calculator/CalculatorPart',
  component: CalculatorPart,
  args: { title: 'Usual amounts', children: 'What the part holds.' },
})

/** The title names the region, so that a screen reader can go from part to part. */
export const Default = meta.story({ play: showsRole('region', { name: 'Usual amounts' }) })
/** With a sentence below its title, and something at the end of the line. */
export const WithLead = meta.story({
  args: { lead: 'At the rate of now.', end: 'Day' },
  play: showsRole('region', { name: 'Usual amounts' }),
})
