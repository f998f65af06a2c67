import { styled } from 'styled-components'
import { inlineRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

export const DeltaRoot = styled.span`
  ${inlineRow(vars.space['0-5'])}
  font: ${vars.type.caption.font};
  white-space: nowrap;
  color: ${semantic.text.tertiary};
  &[data-verdict='better'] {
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.positive.text};
  }
`
