import { styled } from 'styled-components'
import { centred, row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'
import { asWritten, narrow, plate } from './InvoicePage.styles.ts'

const { space, type } = vars

export const StoreHeader = styled.header`
  ${row(space[3])}
  justify-content: space-between;
  min-height: ${vars.size.touch};
  ${plate}
`

export const StoreNames = styled.div`
  ${row(space[3])}
  min-width: 0;
  > div {
    min-width: 0;
  }
  h1 {
    ${asWritten}
    font: ${type.title3.font};
    overflow-wrap: anywhere;
  }
  p {
    font: ${type.label.font};
  }
  @container ${narrow} {
    h1 {
      font: ${type.bodyL.font};
      font-weight: ${vars.font.weight.semibold};
    }
  }
`

/** Wide logos keep their shape; none is higher than the two lines beside it. */
export const StoreLogo = styled.img`
  flex: none;
  width: auto;
  max-width: 132px; /* measured: three times its height, and a name still stands beside it on a phone */
  height: ${vars.size.tileL};
  border-radius: ${vars.radius.m};
  object-fit: contain;
`

/** In the store’s text colour, each large enough for a finger. */
export const LocaleList = styled.ul`
  flex: none;
  display: flex;
  margin-inline-end: calc(-1 * ${space[2]});
  font: ${type.label.font};
  font-weight: ${vars.font.weight.semibold};
  a {
    ${centred}
    min-width: ${vars.size.touch};
    min-height: ${vars.size.touch};
    border-radius: ${vars.radius.s};
  }
  a[aria-current] {
    text-decoration: underline;
    text-underline-offset: ${space[1]};
  }
  /* A line and no ground: the words are read on the store’s, which may be only just light or dark enough for them. */
  a:hover {
    box-shadow: inset 0 0 0 ${vars.borderWidth.hairline} currentColor;
  }
  a:focus-visible {
    outline-color: currentColor;
  }
  @media print {
    display: none;
  }
`
