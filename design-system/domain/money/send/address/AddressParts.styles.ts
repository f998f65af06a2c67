import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** The spaces between the pieces are drawn and no text: what is selected is the address. Lines end between pieces alone. */
export const PartsRoot = styled.p`
  padding: ${space[3]} ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.sunken};
  color: ${semantic.text.secondary};
  font: ${vars.type.codeText.font};
`

/** The pieces that everybody compares. */
export const Piece = styled.span`
  margin-inline-end: ${space[2]};
  white-space: nowrap;
  &:last-child {
    margin-inline-end: 0;
  }
  &[data-end] {
    padding-inline: ${space[1]};
    border-radius: ${vars.radius.xs};
    background: ${semantic.surface.muted};
    color: ${semantic.text.primary};
    font-weight: ${vars.font.weight.semibold};
  }
`
