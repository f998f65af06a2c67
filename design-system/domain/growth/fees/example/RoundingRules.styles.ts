import { styled } from 'styled-components'
import { column, noteText, oneColumnOn, typeStyle, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

const names = 'minmax(0, 210px)' /* measured: "to the coin’s smallest unit" in one line */

export const RuleList = styled.ul`
  ${column()}
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
`

/** A rule: what is rounded which way, what it does here, and what that means. */
export const RuleRow = styled.li`
  display: grid;
  grid-template-columns: ${names} minmax(0, 1fr);
  gap: ${space['0-5']} ${space[6]};
  padding-block: ${space[4]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  h3 {
    font: ${type.title3.font};
    font-weight: ${vars.font.weight.regular};
  }
  small {
    display: block;
    ${noteText}
  }
  p {
    color: ${semantic.text.secondary};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  ${oneColumnOn(media.phone)}
`

export const RuleExample = styled.div`
  ${wrappingRow('0', space['2-5'])}
  font: ${type.bodyL.font};
  > svg {
    color: ${semantic.text.tertiary};
  }
  > :first-child {
    font: ${type.codeText.font};
  }
`

export const FreeRows = styled.ul`
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  li {
    display: grid;
    grid-template-columns: ${space[10]} minmax(0, 1fr);
    align-items: center;
    min-height: ${vars.size.controlXl};
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
    font: ${type.bodyL.font};
  }
  strong {
    ${typeStyle(type.amountL)}
  }
`
