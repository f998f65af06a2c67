import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

export const GradeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space['1-5']};
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.secondary};
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
  }
`
