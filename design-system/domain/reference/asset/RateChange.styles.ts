import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

export const ChangeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.medium};
  white-space: nowrap;
  color: ${semantic.text.tertiary};
  &[data-direction='up'] {
    color: ${semantic.positive.text};
  }
  &[data-direction='down'] {
    color: ${semantic.negative.text};
  }
`
