import { styled } from 'styled-components'
import { captionText } from '../../../design-system/theme/mixins.ts'
import { vars } from '../../../design-system/tokens/vars.ts'

const { semantic, space, type } = vars

export const PairTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  > caption {
    ${captionText}
    text-align: start;
  }
  th,
  td {
    padding: ${vars.room.cell} ${space[2]};
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
    font: ${type.body.font};
    text-align: start;
    vertical-align: middle;
  }
  > thead th {
    font: ${type.label.font};
    color: ${semantic.text.secondary};
  }
`

export const Pair = styled.span`
  display: grid;
  place-items: center;
  width: ${space[16]};
  height: ${space[8]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.s};
  color: var(--ink);
  background: var(--ground);
  font: ${type.bodyStrong.font};
  forced-color-adjust: none;
  &::before {
    content: 'Aa ₦';
  }
`
