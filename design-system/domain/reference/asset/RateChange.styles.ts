import { styled } from 'styled-components'
import { inlineRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

export const ChangeRoot = styled.span`
  ${inlineRow(vars.space[1])}
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.medium};
  white-space: nowrap;
  color: ${semantic.text.tertiary};
  /* Figures alone are written in one direction in every language, their sign first. */
  &[data-look='bare'] {
    direction: ltr;
  }
  &[data-direction='up'] {
    color: ${semantic.positive.text};
  }
  &[data-direction='down'] {
    color: ${semantic.negative.text};
  }
`
