import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'
import { narrow, plate } from './InvoicePage.styles.ts'

const { space, type } = vars

export const FooterRoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  align-self: center;
  gap: 0 ${space[3]};
  font: ${type.label.font};
  ${plate}
  [data-ground='picture'] & {
    padding-block: 0;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space['1-5']};
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 ${space['1-5']};
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
