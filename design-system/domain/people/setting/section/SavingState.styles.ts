import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'
import { spin } from '../../../../primitives/button/Button.styles.ts'

const { semantic, space, type } = vars

/** Its place is kept, so that nothing moves when it speaks; it is no taller than the title that it stands beside. */
export const SavingRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]} ${space[2]};
  min-height: ${vars.size.controlS};
  margin-block: calc(${space[1]} * -1);
`

export const SavingWords = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space['1-5']};
  font: ${type.label.font};
  color: ${semantic.text.secondary};
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
