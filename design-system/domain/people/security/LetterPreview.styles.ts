import { styled } from 'styled-components'
import { captionText, column, row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const Letter = styled.figure`
  margin: 0;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  overflow: clip;
`

export const LetterHead = styled.figcaption`
  ${row(space[2])}
  padding: ${space[2]} ${space['3-5']};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  ${captionText}
  background: ${semantic.surface.muted};
`

export const LetterBody = styled.div`
  ${column(space[2])}
  padding: ${space['3-5']};
`

export const WordLine = styled.p`
  padding: ${space[2]} ${space[3]};
  border-radius: ${vars.radius.s};
  font-weight: ${vars.font.weight.semibold};
  overflow-wrap: anywhere;
  background: ${semantic.accent.soft};
  &[data-empty] {
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
    background: ${semantic.surface.muted};
  }
`
