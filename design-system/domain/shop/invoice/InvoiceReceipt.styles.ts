import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** On paper alone. */
export const ReceiptRoot = styled.section`
  display: none;
  @media print {
    display: block;
    h2 {
      margin-bottom: ${space[4]};
      font: ${type.title2.font};
    }
    dl > div {
      display: grid;
      grid-template-columns: 1fr 3fr;
      gap: ${space[4]};
      padding-block: ${space[2]};
      border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
      break-inside: avoid;
    }
    dd {
      overflow-wrap: anywhere;
    }
  }
`
