import { styled } from 'styled-components'
import { inlineRow, wrappingRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'
import { narrow, plate } from './InvoicePage.styles.ts'

const { space, type } = vars

export const FooterRoot = styled.footer`
  ${wrappingRow('0', space[3])}
  justify-content: center;
  align-self: center;
  font: ${type.label.font};
  ${plate}
  [data-ground='picture'] & {
    padding-block: 0;
  }
  > span {
    ${inlineRow(space['1-5'])}
  }
  @container ${narrow} {
    [data-wide] {
      display: none;
    }
  }
`

export const HelpPart = styled.details`
  max-width: 100%;
  &[open] {
    flex-basis: 100%;
  }
  > summary {
    ${wrappingRow('0', space['1-5'])}
    justify-content: center;
    min-height: ${vars.size.touch};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:focus-visible {
    outline-color: currentColor;
  }
  > ul {
    display: grid;
    gap: ${space[2]};
    padding-bottom: ${space[3]};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`
