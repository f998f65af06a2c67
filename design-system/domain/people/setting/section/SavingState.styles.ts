import { styled } from 'styled-components'
import { inlineRow, labelText, wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'
import { spin } from '../../../../primitives/button/Button.styles.ts'

const { semantic, space } = vars

/** Its place is kept, so that nothing moves when it speaks; it is no taller than the title that it stands beside. */
export const SavingRoot = styled.div`
  ${wrappingRow(space[1], space[2])}
  justify-content: flex-end;
  min-height: ${vars.size.controlS};
  margin-block: calc(${space[1]} * -1);
`

export const SavingWords = styled.output`
  ${inlineRow(space['1-5'])}
  ${labelText}
  &[data-status='saving'] > svg {
    animation: ${spin} calc(${vars.duration.slow} * 3) linear infinite;
  }
  &[data-status='saved'] {
    color: ${semantic.positive.text};
  }
  &[data-status='invalid'],
  &[data-status='failed'] {
    color: ${semantic.negative.text};
  }
`
