import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type, radius } = vars

/** Lines of a difference: a long one wraps under itself. */
export const DiffRoom = styled.section`
  max-height: 60vh;
  overflow: auto;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.m};
  background: ${semantic.surface.card};
  font: ${type.codeText.font};
  &:focus-visible {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
  }
`

export const DiffRow = styled.div`
  display: block;
  min-height: ${space[5]};
  padding-block: ${space['0-5']};
  padding-inline: ${space[6]} ${space[3]};
  text-indent: calc(-1 * ${space[4]});
  text-decoration: none;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[data-kind='added'] {
    color: ${semantic.positive.text};
    background: ${semantic.positive.soft};
  }
  &[data-kind='removed'] {
    color: ${semantic.negative.text};
    background: ${semantic.negative.soft};
  }
  &[data-kind='gap'] {
    color: ${semantic.text.secondary};
    background: ${semantic.surface.muted};
    font: ${type.caption.font};
  }
`

export const DiffSign = styled.span`
  display: inline-block;
  width: ${space[4]};
  text-indent: 0;
`
