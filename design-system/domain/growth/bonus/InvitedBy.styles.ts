import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** Somebody, and beside them what they bring. */
export const InvitedByRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  overflow-wrap: anywhere;
  > div {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
  }
  strong {
    font: ${type.bodyStrong.font};
  }
  p {
    color: ${semantic.text.secondary};
  }
`
