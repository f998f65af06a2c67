import { styled } from 'styled-components'
import { inlineRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

export const GradeRoot = styled.span`
  ${inlineRow(vars.space['1-5'])}
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.secondary};
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
  }
`
