import { styled } from 'styled-components'
import { column, inlineRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const Age = styled.span`
  ${column(space['1-5'])}
  font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  > span:first-child {
    ${inlineRow(space[1])}
  }
  &[data-tone='warning'] > span:first-child {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.warning.text};
  }
  &[data-tone='negative'] > span:first-child {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.negative.text};
  }
`

export const AgeBar = styled.span`
  display: block;
  height: ${size.bar};
  border-radius: ${vars.radius.full};
  background: ${semantic.border.subtle};
  overflow: clip;
`

export const AgeFill = styled.span`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${semantic.text.tertiary};
  [data-tone='warning'] > ${AgeBar} > & {
    background: ${semantic.warning.icon};
  }
  [data-tone='negative'] > ${AgeBar} > & {
    background: ${semantic.negative.icon};
  }
  @media ${media.forcedColors} {
    background: CanvasText;
  }
`
